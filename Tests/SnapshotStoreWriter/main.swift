// Records snapshots into a folder, over and over, together with other processes that do the same.
//
//     SnapshotStoreWriter FOLDER WRITER ROUNDS
import SnapshotStore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

let arguments = CommandLine.arguments
guard arguments.count == 4, let writer = Int(arguments[2]), let rounds = Int(arguments[3]) else {
  print("usage: SnapshotStoreWriter FOLDER WRITER ROUNDS")
  exit(2)
}

let folder = SnapshotFolder(path: arguments[1])
let log = AskedLog(runner: "writer \(writer)", isWhole: true, sizeLimit: 16 * 1024)
do {
  for round in 0..<rounds {
    // A session a round: each is a run of its own, whose value may be another.
    let session = SnapshotSession()
    for mode in [RecordMode.failed, .missing] {
      let store = SnapshotStore(folder: folder, mode: mode, session: session, log: log)
      let value = String(repeating: "writer \(writer)\n", count: 5_000 + round)
      for name in ["shared \(mode)", "own of \(writer)"] {
        let path = SnapshotPath(suite: ["Writers"], test: name)
        _ = try store.check(value, at: path, for: Claimant(test: name, location: "main.swift:1:1"))
      }
    }
  }
  log.end()
} catch {
  print(error)
  exit(1)
}
