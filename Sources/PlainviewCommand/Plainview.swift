import ViewTree

/// The `plainview` command.
public enum Plainview {
  public static let version = "0.1.0"

  /// Runs the command that `arguments` (the process's own name left out) ask for, and returns what to exit with.
  public static func run(_ arguments: [String], in world: any World) -> ExitStatus {
    let sink = Sink(world)
    var output = TextOutput { sink.take($0) }
    var status: ExitStatus
    do {
      status = try run(arguments, in: world, writingTo: &output)
    } catch {
      output.flush()
      world.report(error: error)
      status = .trouble
    }
    output.flush()
    switch sink.failure {
    case nil: return status
    case .closedPipe: return arguments.first.flatMap { try? Commands.named($0) }?.definition.statusOfClosedPipe ?? .closedPipe
    case let failure?:
      world.report(error: failure)
      return .trouble
    }
  }

  private static func run(_ arguments: [String], in world: any World, writingTo output: inout TextOutput) throws -> ExitStatus {
    guard let first = arguments.first else { throw UsageError.noCommand }
    switch first {
    case "--help", "-h":
      output.write(HelpText.overview)
      return .fine
    case "--version", "-V":
      output.write("plainview \(version)\n")
      return .fine
    case _ where first.hasPrefix("-") && first != "-":
      throw UsageError.other("'\(first)' stands before the command; write 'plainview COMMAND \(first)'")
    default: break
    }
    let command: any Command.Type
    do {
      command = try Commands.named(first)
    } catch {
      throw first == "-" || world.hasFile(at: first) ? .fileForCommand(first) : error
    }
    let words = arguments.dropFirst()
    if words.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      output.write(HelpText.text(of: command.definition))
      return .fine
    }
    let definition = command.definition
    return try command.init(Arguments(words, of: definition.name, options: definition.options)).run(in: world, writingTo: &output)
  }
}

/// Where standard output's pieces go: into the world until it fails, then nowhere.
private final class Sink {
  private let world: any World
  private(set) var failure: OutputError?

  init(_ world: any World) {
    self.world = world
  }

  func take(_ bytes: UnsafeRawBufferPointer) {
    if failure != nil { return }
    do {
      try world.write(bytes)
    } catch {
      failure = error
    }
  }
}
