import Foundation
import SnapshotStore
import Testing

/// The built executable that lies beside the tests.
private func writerURL() throws -> URL {
  let candidates =
    [Bundle.main.bundleURL, Bundle(for: TemporaryFolder.self).bundleURL.deletingLastPathComponent()]
    + CommandLine.arguments.map { URL(filePath: $0).deletingLastPathComponent() }
  let found = candidates.map { $0.appending(path: "SnapshotStoreWriter") }.first { FileManager.default.isExecutableFile(atPath: $0.path) }
  return try #require(found, "SnapshotStoreWriter is not beside the tests; build all of the package")
}

@Test func `eight processes that write at once leave whole files and a whole log`() throws {
  let folder = try TemporaryFolder()
  let writer = try writerURL()
  let processes = try (1...8).map { number in
    let process = Process()
    process.executableURL = writer
    process.arguments = [folder.snapshots.path, String(number), "5"]
    try process.run()
    return process
  }
  var checks = 0
  // Whoever reads in the meantime finds whole files too.
  while processes.contains(where: \.isRunning) || checks == 0 {
    for file in folder.files() where !file.contains(".tmp") {
      if let text = folder.text(file) { #expect(isWhole(text), "\(file), while it is written") }
      checks += 1
    }
  }
  for process in processes { process.waitUntilExit() }
  #expect(processes.allSatisfy { $0.terminationStatus == 0 })

  let goldens = folder.files().filter { !$0.hasSuffix(".pending") }
  #expect(goldens.sorted() == (["shared-failed", "shared-missing"] + (1...8).map { "own-of-\($0)" }).map { "Writers/\($0).txt" }.sorted())
  for file in folder.files() { #expect(isWhole(try #require(folder.text(file))), "\(file)") }

  let record = try AskedRecord(in: folder.snapshots)
  for golden in try folder.snapshots.goldens() { #expect(record.status(of: golden) == .wanted) }
}

/// Whether all lines are of one writer, and as many as one value has.
private func isWhole(_ text: String) -> Bool {
  let lines = text.split(separator: "\n")
  guard let first = lines.first, first.hasPrefix("writer "), text.hasSuffix("\n") else { return false }
  return lines.allSatisfy { $0 == first } && (5_000..<5_005).contains(lines.count)
}
