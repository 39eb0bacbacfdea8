/// Compares values with golden files, and records them as the mode says.
public struct SnapshotStore: Sendable {
  public let folder: any SnapshotFiles
  public let mode: RecordMode
  private let session: SnapshotSession
  private let log: AskedLog?

  /// - Parameter log: Where it is written down what was asked for; `nil` for nowhere.
  public init(folder: any SnapshotFiles, mode: RecordMode, session: SnapshotSession = .process, log: AskedLog? = nil) {
    self.folder = folder
    self.mode = mode
    self.session = session
    self.log = log
  }

  public enum Verdict: Equatable, Sendable {
    /// The golden holds the value.
    case same
    /// The value was written: a new golden, or in place of what the golden held.
    case recorded(isNew: Bool)
    /// There is no golden, and the mode forbids to write one.
    case missing
    /// The golden holds something else. Where the mode allows it, the value is pending beside it now.
    case different(golden: [UInt8], isPending: Bool)
  }

  /// Compares `text` with the golden at `path`.
  ///
  /// Line ends CR LF in a golden count as LF, for version control may have put them there. A pending value is removed when the
  /// golden holds the value again.
  public func check(_ text: String, at path: SnapshotPath, for claimant: Claimant) throws(SnapshotError) -> Verdict {
    if try session.claim(path, in: folder, for: claimant) {
      log?.ask(for: path, claimant, in: folder)
    }
    let value = Array(text.utf8)
    guard let golden = try folder.golden(path) else {
      if mode == .never { return .missing }
      try session.record(text, at: path, in: folder, for: claimant)
      if try folder.create(path, with: value) {
        try folder.setPending(path, to: nil)
        return .recorded(isNew: true)
      }
      // Another process was faster: its value is the golden.
      return try compare(value, text, with: folder.golden(path) ?? [], at: path, for: claimant)
    }
    return try compare(value, text, with: golden, at: path, for: claimant)
  }

  /// Takes the golden at `path` for one claimant, as comparing does, where nothing is compared.
  ///
  /// - Throws: `sharedFile` where another has it.
  public func claim(_ path: SnapshotPath, for claimant: Claimant) throws(SnapshotError) {
    _ = try session.claim(path, in: folder, for: claimant)
  }

  private func compare(
    _ value: [UInt8], _ text: String, with golden: [UInt8], at path: SnapshotPath, for claimant: Claimant
  ) throws(SnapshotError) -> Verdict {
    if mode == .failed || mode == .all { try session.record(text, at: path, in: folder, for: claimant) }
    if golden == value || withoutCarriageReturns(golden) == value {
      if mode == .never { return .same }
      try folder.setPending(path, to: nil)
      if mode == .all, golden != value {
        try folder.replace(path, with: value)
        return .recorded(isNew: false)
      }
      return .same
    }
    switch mode {
    case .never:
      return .different(golden: golden, isPending: false)
    case .missing:
      try folder.setPending(path, to: value)
      return .different(golden: golden, isPending: true)
    case .failed, .all:
      try folder.replace(path, with: value)
      try folder.setPending(path, to: nil)
      return .recorded(isNew: false)
    }
  }

  private func withoutCarriageReturns(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(0x0D) else { return bytes }
    return bytes.indices.filter { bytes[$0] != 0x0D || $0 + 1 == bytes.count || bytes[$0 + 1] != 0x0A }.map { bytes[$0] }
  }
}
