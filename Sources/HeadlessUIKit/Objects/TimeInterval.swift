/// Seconds.
public typealias TimeInterval = Double
