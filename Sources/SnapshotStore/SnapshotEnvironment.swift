#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The environment variables that snapshots heed.
public struct SnapshotEnvironment: Equatable, Sendable {
  /// `PLAINVIEW_RECORD`: `never`, `missing`, `failed` or `all`.
  public var record: String?
  /// `PLAINVIEW_SNAPSHOTS`: the snapshot folder, where it is not `Snapshots` beside `Package.swift`.
  public var folder: String?
  /// `CI`: set to anything but `false`, `0` or nothing.
  public var isCI: Bool

  public init(record: String? = nil, folder: String? = nil, isCI: Bool = false) {
    self.record = record
    self.folder = folder
    self.isCI = isCI
  }

  /// The variables of this process.
  public static var process: SnapshotEnvironment {
    func value(_ name: String) -> String? {
      guard let value = getenv(name) else { return nil }
      return String(cString: value)
    }
    return SnapshotEnvironment(
      record: value("PLAINVIEW_RECORD"), folder: value("PLAINVIEW_SNAPSHOTS"),
      isCI: isCI(value("CI")))
  }

  /// Whether the variable `CI` says that this is continuous integration.
  public static func isCI(_ value: String?) -> Bool { !["", "0", "false", "no"].contains((value ?? "").lowercased()) }
}
