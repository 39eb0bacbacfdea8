import PullParsing

/// Asks git, which is run as a program.
struct Git: Sendable {
  let world: any World
  /// Where it runs; `nil`: in the current folder.
  var folder: String?

  /// What a git command says; `nil` where it exits with `silentStatus`, which says that there is nothing.
  ///
  /// - Throws: `GitError` with git's own words for any other failure.
  func ask(_ arguments: [String], silentStatus: Int32? = nil) throws -> ProgramResult? {
    let result = try world.run(program: "git", (folder.map { ["-C", $0] } ?? []) + arguments)
    if result.status == 0 { return result }
    if result.status == silentStatus { return nil }
    throw GitError.failed(words: GitError.firstWords(of: result.errors))
  }

  /// The first line of what a git command says.
  func line(_ arguments: [String], silentStatus: Int32? = nil) throws -> String? {
    guard let output = try ask(arguments, silentStatus: silentStatus)?.output else { return nil }
    return output.string(in: 0..<output.count).split(separator: "\n", maxSplits: 1).first.map(String.init)
  }

  /// Makes sure that this is a repository.
  func requireRepository(remedy: String) throws {
    let result = try world.run(program: "git", (folder.map { ["-C", $0] } ?? []) + ["rev-parse", "--git-dir"])
    if result.status != 0 { throw GitError.noRepository(words: GitError.firstWords(of: result.errors), remedy: remedy) }
  }
}

/// What git could not do.
enum GitError: Error, Equatable, CustomStringConvertible {
  case failed(words: String)
  case noRepository(words: String, remedy: String)
  case unknownRevision(String)
  /// The file is in neither version.
  case missing(path: String, versions: [String])
  case directory(path: String)
  /// The file's own folder belongs to no repository, while the current one does.
  case outside(path: String)

  var description: String { "plainview: \(message)" }

  private var message: String {
    switch self {
    case .failed(let words): words
    case .noRepository(let words, let remedy): "\(words); \(remedy)"
    case .unknownRevision(let name): "git knows no revision '\(name)'; see 'git log --oneline' and 'git branch --all'"
    case .missing(let path, let versions):
      "'\(path)' is neither in \(versions.joined(separator: " nor in ")); check the path, and 'git log -- \(path)'"
    case .outside(let path): "'\(path)' lies in no git repository, though the current folder does; name a file of the repository"
    case .directory(let path): "'\(path)' is a directory; name one file in it"
    }
  }

  /// git's first line that says something, its own `fatal:` in front replaced.
  static func firstWords(of errors: String) -> String {
    let line = errors.split(separator: "\n").first { !$0.allSatisfy(\.isWhitespace) } ?? "it failed without a word"
    return "git: " + (line.hasPrefix("fatal: ") ? line.dropFirst(7) : line)
  }
}
