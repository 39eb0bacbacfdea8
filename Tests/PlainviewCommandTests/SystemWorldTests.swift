import Foundation
import PlainviewCommand
import SnapshotStore
import Testing

/// The world as it is.
@Suite struct SystemWorldTests {
  private func world() -> SystemWorld { SystemWorld(arguments: CommandLine.unsafeArgv, count: Int(CommandLine.argc)) }

  @Test func `a folder's files and folders are listed in order, hidden ones and links left out`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "plainview-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder.appending(path: "b.lproj"), withIntermediateDirectories: true)
    for name in ["c.xib", "a.storyboard", ".hidden"] { try Data("x".utf8).write(to: folder.appending(path: name)) }
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: "/")
    let entries = try world().entries(ofFolder: folder.path)
    #expect(entries.map(\.name) == ["a.storyboard", "b.lproj", "c.xib"])
    #expect(entries.map(\.isFolder) == [false, true, false])
    #expect(throws: FileError(path: folder.path + "/none", reason: .missing)) { try world().entries(ofFolder: folder.path + "/none") }
    #expect(throws: FileError.self) { try world().entries(ofFolder: folder.path + "/c.xib") }
  }

  @Test func `the working directory is named from the root`() {
    #expect(world().workingDirectory == FileManager.default.currentDirectoryPath)
  }

  @Test func `pending values in a real folder are accepted and rejected`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "plainview-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = world().snapshots(at: folder.path)
    let (one, two) = (try SnapshotPath("A/one.txt"), try SnapshotPath("A/two.txt"))
    for path in [one, two] {
      try files.replace(path, with: Array("old\n".utf8))
      try files.setPending(path, to: Array("new\n".utf8))
    }
    #expect(Plainview.run(["accept", "--snapshots", folder.path, "one"], in: TestWorld(snapshots: [folder.path: files])) == .fine)
    #expect(Plainview.run(["reject", "--snapshots", folder.path, "two"], in: TestWorld(snapshots: [folder.path: files])) == .fine)
    #expect(try files.golden(one) == Array("new\n".utf8))
    #expect(try files.golden(two) == Array("old\n".utf8))
    #expect(try files.pendings().isEmpty)
  }
}
