/// Where goldens lie, and pending values beside them: a folder, or in tests a dictionary.
///
/// Each change is whole or not made at all, so that whoever reads meanwhile finds one value or the other.
public protocol SnapshotFiles: Sendable {
  /// The folder's path, as messages name it. Two with the same path hold the same.
  var path: String { get }

  /// What the golden holds; `nil` where there is none.
  func golden(_ snapshot: SnapshotPath) throws(SnapshotError) -> [UInt8]?
  /// The value that is pending beside it; `nil` where there is none.
  func pending(_ snapshot: SnapshotPath) throws(SnapshotError) -> [UInt8]?
  /// Every golden, sorted.
  func goldens() throws(SnapshotError) -> [SnapshotPath]
  /// Every snapshot with a pending value, sorted.
  func pendings() throws(SnapshotError) -> [SnapshotPath]

  /// Writes a golden where there is none. Returns whether there was none.
  func create(_ snapshot: SnapshotPath, with bytes: [UInt8]) throws(SnapshotError) -> Bool
  /// Writes a golden, whatever is there.
  func replace(_ snapshot: SnapshotPath, with bytes: [UInt8]) throws(SnapshotError)
  /// Writes the pending value; `nil` removes it, where there is one.
  func setPending(_ snapshot: SnapshotPath, to bytes: [UInt8]?) throws(SnapshotError)
  /// Makes the pending value the golden.
  func accept(_ snapshot: SnapshotPath) throws(SnapshotError)
  /// Removes the pending value.
  func reject(_ snapshot: SnapshotPath) throws(SnapshotError)
  /// Removes a golden and what is pending beside it.
  func remove(_ snapshot: SnapshotPath) throws(SnapshotError)

  /// What was noted on this machine about the golden, or about the pending value; `nil` where nothing was.
  func note(on snapshot: SnapshotPath, isPending: Bool) throws(SnapshotError) -> [UInt8]?
  /// Notes something about the golden, or about the pending value.
  func setNote(on snapshot: SnapshotPath, isPending: Bool, to bytes: [UInt8]) throws(SnapshotError)

  /// The text of `redact`, the list of what is left out of every snapshot; `nil` where there is none.
  func redactionList() throws(SnapshotError) -> [UInt8]?
  /// What runs have written down with `log`.
  func loggedLines() throws(SnapshotError) -> [UInt8]
  /// Adds lines to what runs have written down, all together. Past `limit` bytes all of it becomes what `shorten` makes of it.
  func log(_ lines: [UInt8], limit: Int, shorten: ([UInt8]) -> [UInt8]) throws(SnapshotError)
}

extension SnapshotFiles {
  public func absolutePath(of snapshot: SnapshotPath) -> String { "\(path)/\(snapshot)" }

  public func absolutePendingPath(of snapshot: SnapshotPath) -> String { absolutePath(of: snapshot) + SnapshotPath.pendingSuffix }

  /// What the other goldens of the test hold that `snapshot` is of, in order: those in its suite whose files begin alike, up to the first
  /// dot. None where the folder can't be read.
  public func goldens(beside snapshot: SnapshotPath) -> [[UInt8]] {
    let test = snapshot.file.prefix { $0 != "." }
    let others = ((try? goldens()) ?? []).filter { $0.suite == snapshot.suite && $0 != snapshot && $0.file.prefix { $0 != "." } == test }
    return others.compactMap { (try? golden($0)) ?? nil }
  }

  /// Where the list of redactions lies.
  public var redactionListPath: String { "\(path)/\(SnapshotPath.redactionList)" }
}
