import Foundation

/// A browser without a window, where one is installed.
struct Chromium {
  /// The first of the usual names that stands in `PATH`; `nil` where none does.
  static let path: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for name in ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome-headless-shell"] {
      for folder in folders where FileManager.default.isExecutableFile(atPath: "\(folder)/\(name)") { return "\(folder)/\(name)" }
    }
    return nil
  }()

  /// Why tests that need it are skipped.
  static let missing = "no chromium, chromium-browser or google-chrome in PATH"

  enum Failure: Error {
    case noBrowser
    case status(Int32, errors: String)
  }

  /// What the document holds after its scripts ran, as HTML. `files` are written to a folder of their own; the first is opened, with
  /// `fragment` behind its address.
  ///
  /// `--virtual-time-budget` runs timers ahead of time, so nothing waits; the profile is made for this run and goes with it.
  static func document(_ files: [(name: String, text: String)], fragment: String = "") throws -> String {
    guard let path else { throw Failure.noBrowser }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("plainview-page-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for file in files { try Data(file.text.utf8).write(to: folder.appendingPathComponent(file.name)) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--disable-web-security",
      "--allow-file-access-from-files", "--disable-background-networking", "--user-data-dir=\(folder.path)/profile",
      "--virtual-time-budget=10000", "--dump-dom", "file://\(folder.path)/\(files[0].name)\(fragment)",
    ]
    // To files: a pipe that nobody empties would stop it.
    let output = folder.appendingPathComponent("output")
    let errors = folder.appendingPathComponent("errors")
    for file in [output, errors] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure.status(process.terminationStatus, errors: (try? String(contentsOf: errors, encoding: .utf8)) ?? "")
    }
    return String(decoding: try Data(contentsOf: output), as: UTF8.self)
  }
}
