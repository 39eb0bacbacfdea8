import Foundation
import Testing

/// A git repository in a temporary folder, whose git knows no configuration but its own, and finds the built `plainview`.
final class Repository {
  let folder: URL
  private let root: URL
  private var environment: [String: String]

  init() throws {
    root = FileManager.default.temporaryDirectory.appending(path: "plainview-git-\(UUID().uuidString)").resolvingSymlinksInPath()
    folder = root.appending(path: "repository")
    let (home, programs) = (root.appending(path: "home"), root.appending(path: "bin"))
    for url in [folder, home, programs] { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
    try FileManager.default.createSymbolicLink(at: programs.appending(path: "plainview"), withDestinationURL: try Self.executable())
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    environment = [
      "PATH": programs.path + ":" + path, "HOME": home.path, "GIT_CONFIG_GLOBAL": home.path + "/.gitconfig", "GIT_CONFIG_NOSYSTEM": "1",
      "LC_ALL": "C", "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.com", "GIT_COMMITTER_NAME": "A",
      "GIT_COMMITTER_EMAIL": "a@example.com", "GIT_AUTHOR_DATE": "2020-01-01T00:00:00Z", "GIT_COMMITTER_DATE": "2020-01-01T00:00:00Z",
      "GIT_CEILING_DIRECTORIES": root.path,
    ]
    try git("init", "--quiet", "--initial-branch", "main")
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  var home: URL { root.appending(path: "home") }

  /// The executable that lies beside the tests.
  private static func executable() throws -> URL {
    let candidates =
      [Bundle.main.bundleURL, Bundle(for: Repository.self).bundleURL.deletingLastPathComponent()]
      + CommandLine.arguments.map { URL(filePath: $0).deletingLastPathComponent() }
    let found = candidates.map { $0.appending(path: "plainview") }.first { FileManager.default.isExecutableFile(atPath: $0.path) }
    return try #require(found, "plainview is not beside the tests; build all of the package")
  }

  struct Answer {
    var status: Int32
    var output: String
    var errors: String
  }

  /// What git says; that it fails, fails the test.
  @discardableResult
  func git(_ arguments: String...) throws -> String {
    let answer = try run("git", arguments)
    #expect(answer.status == 0, "git \(arguments.joined(separator: " ")): \(answer.errors)")
    return answer.output
  }

  /// Runs a program that is expected to fail.
  func fail(_ program: String, _ arguments: String...) throws {
    #expect(try run(program, arguments).status != 0)
  }

  func plainview(_ arguments: String..., in folder: URL? = nil) throws -> Answer { try run("plainview", arguments, in: folder) }

  private func run(_ program: String, _ arguments: [String], in folder: URL? = nil) throws -> Answer {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.environment = environment
    process.currentDirectoryURL = folder ?? self.folder
    // Files, for a program that waits for a full pipe would never end.
    let (output, errors) = (root.appending(path: "output"), root.appending(path: "errors"))
    for url in [output, errors] { try Data().write(to: url) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Answer(
      status: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
      errors: try String(contentsOf: errors, encoding: .utf8))
  }

  func write(_ text: String, to file: String) throws {
    let url = folder.appending(path: file)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func text(of file: String) -> String? { try? String(contentsOf: folder.appending(path: file), encoding: .utf8) }

  func commit(_ text: String, to file: String, _ message: String = "saved") throws {
    try write(text, to: file)
    try git("add", "--all")
    try git("commit", "--quiet", "--message", message)
  }
}
