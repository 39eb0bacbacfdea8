import Synchronization

/// What the tests of one process have asked of their snapshots: which file is whose, and how many each execution has.
public final class SnapshotSession: Sendable {
  /// The one of this process.
  public static let process = SnapshotSession()

  private struct State {
    var claims: [Key: Claim] = [:]
    var callSites: [Execution: [String]] = [:]
  }

  private struct Key: Hashable {
    let folder: String
    let path: String
  }

  private struct Claim {
    let claimant: Claimant
    var recorded: String?
  }

  private let state = Mutex(State())

  public init() {}

  /// One execution of one test: a repetition is another one, and so is each case of a test with arguments.
  public struct Execution: Hashable, Sendable {
    public var test: String
    public var arguments: String?
    public var id: Int

    public init(test: String, arguments: String? = nil, id: Int) {
      self.test = test
      self.arguments = arguments
      self.id = id
    }
  }

  /// Which of an execution's unnamed snapshots the one at `location` is, counted from 1 in the order in which they are asked for.
  /// The same place asked twice, in a loop or by a repetition, has the same number.
  public func number(ofCallAt location: String, in execution: Execution) -> Int {
    state.withLock { state in
      var locations = state.callSites[execution] ?? []
      if let index = locations.firstIndex(of: location) { return index + 1 }
      locations.append(location)
      state.callSites[execution] = locations
      return locations.count
    }
  }

  /// Takes a file for one test. Returns whether it is asked for the first time.
  ///
  /// - Throws: `sharedFile` where another test, case or place has it, on any file system.
  func claim(_ path: SnapshotPath, in folder: any SnapshotFiles, for claimant: Claimant) throws(SnapshotError) -> Bool {
    let key = Key(folder: folder.path, path: path.folded)
    let first = state.withLock { state -> Claimant? in
      if let claim = state.claims[key] { return claim.claimant }
      state.claims[key] = Claim(claimant: claimant)
      return nil
    }
    if let first, first != claimant {
      throw .sharedFile(path: folder.absolutePath(of: path), first: first, second: claimant)
    }
    return first == nil
  }

  /// Remembers that `text` was recorded. Two values of one snapshot in one run are a mistake: the last would win.
  func record(_ text: String, at path: SnapshotPath, in folder: any SnapshotFiles, for claimant: Claimant) throws(SnapshotError) {
    let key = Key(folder: folder.path, path: path.folded)
    let isSame = state.withLock { state in
      let earlier = state.claims[key]?.recorded
      state.claims[key]?.recorded = text
      return earlier == nil || earlier == text
    }
    if !isSame { throw .changesWithinRun(path: folder.absolutePath(of: path), claimant) }
  }
}
