import AutoLayout

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `plainview-benchmarks solve FILE.sys [--updates N] [--repeat R] [--sol OUT]` times the constraint solver on a system file.
///
/// `add` is adding every constraint and the first solution, `update` one suggestion and its solution; medians, in microseconds.
/// Without a file it goes through rows, trees and lists of views of its own, from small to large.
/// `--sol` writes the first solution as "name value" lines. Exits 2 on bad usage or input.
enum SolveCommand {
  static let usage = "usage: plainview-benchmarks solve [FILE.sys] [--updates N] [--repeat R] [--sol OUT]"

  struct Options {
    var file: String?
    var updates = 1000
    var repetitions = 3
    var solution: String?

    init?(_ arguments: [String]) {
      var file: String?
      var rest = arguments[...]
      while let argument = rest.popFirst() {
        switch argument {
        case "--updates":
          guard let count = rest.popFirst().flatMap({ Int($0) }), count >= 0 else { return nil }
          updates = count
        case "--repeat":
          guard let count = rest.popFirst().flatMap({ Int($0) }), count > 0 else { return nil }
          repetitions = count
        case "--sol":
          guard let path = rest.popFirst() else { return nil }
          solution = path
        default:
          guard file == nil, !argument.hasPrefix("--") else { return nil }
          file = argument
        }
      }
      if file == nil && solution != nil { return nil }
      self.file = file
    }
  }

  static func run(_ arguments: [String]) -> Int32 {
    guard let options = Options(arguments) else { return complain(usage) }
    guard let file = options.file else {
      for (name, system) in LayoutSystems.all { report(name, system, measure(system, options)) }
      return 0
    }
    guard let text = contents(of: file) else { return complain("\(file): error: can't read it") }
    let system: ConstraintSystem
    do {
      system = try ConstraintSystem(parsing: text)
    } catch {
      return complain("\(file):\(error)")
    }
    let times = measure(system, options)
    if let path = options.solution, !save(times.solution, to: path) {
      return complain("\(path): error: can't write it")
    }
    report(String(file.split(separator: "/").last ?? ""), system, times)
    return 0
  }

  private struct Times {
    var add: Double
    var update: Double?
    var solution: String
  }

  private static func report(_ name: String, _ system: ConstraintSystem, _ times: Times) {
    let count = Double(max(1, system.constraints.count))
    var line = "plainview \(name): \(system.names.count) variables, \(system.constraints.count) constraints, "
    line += "add \(formatted(times.add, "%.0f")) us (\(formatted(times.add / count, "%.2f")) us/constraint)"
    if let update = times.update { line += ", update \(formatted(update, "%.2f")) us" }
    print(line)
  }

  private static func measure(_ system: ConstraintSystem, _ options: Options) -> Times {
    var adds: [Double] = []
    var updates: [Double] = []
    var solution = ""
    for _ in 0..<options.repetitions {
      var solver = ConstraintSolver()
      let start = now()
      system.fill(&solver)
      solver.solve()
      adds.append(now() - start)
      if options.solution != nil { solution = lines(of: system, solver) }
      guard let edit = system.edits.first else { continue }
      let sweep = system.sweep ?? .init(variable: edit.variable, low: 100, high: 1000)
      let updateStart = now()
      for index in 0..<options.updates {
        solver.suggest(sweep.value(ofUpdate: index), for: edit.variable)
        solver.solve()
      }
      updates.append((now() - updateStart) / Double(max(1, options.updates)))
    }
    return Times(add: median(adds), update: updates.isEmpty ? nil : median(updates), solution: solution)
  }

  private static func lines(of system: ConstraintSystem, _ solver: ConstraintSolver) -> String {
    var text = ""
    for (index, name) in system.names.enumerated() {
      text += "\(name) \(formatted(solver.value(of: system.variable(at: index)), "%.9g"))\n"
    }
    return text
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

  /// Microseconds on a clock that only goes forward.
  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }

  private static func formatted(_ value: Double, _ format: String) -> String {
    var buffer = [CChar](repeating: 0, count: 64)
    let length = withVaList([value]) { vsnprintf(&buffer, buffer.count, format, $0) }
    return String(decoding: buffer.prefix(Int(length)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private static func contents(of path: String) -> String? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      bytes.append(contentsOf: buffer[..<count])
    }
    return ferror(file) == 0 ? String(decoding: bytes, as: UTF8.self) : nil
  }

  private static func save(_ text: String, to path: String) -> Bool {
    guard let file = fopen(path, "wb") else { return false }
    let bytes = Array(text.utf8)
    let written = fwrite(bytes, 1, bytes.count, file)
    return fclose(file) == 0 && written == bytes.count
  }

  private static func complain(_ message: String) -> Int32 {
    let bytes = Array((message + "\n").utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
    return 2
  }
}
