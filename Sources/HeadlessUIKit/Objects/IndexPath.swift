#if canImport(FoundationEssentials)
  public import FoundationEssentials

  public typealias IndexPath = FoundationEssentials.IndexPath
#else
  public import Foundation

  public typealias IndexPath = Foundation.IndexPath
#endif

/// Seconds.
public typealias TimeInterval = Double

extension IndexPath {
  public init(item: Int, section: Int) { self = [section, item] }
  public init(row: Int, section: Int) { self = [section, row] }

  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
