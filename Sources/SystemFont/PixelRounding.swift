#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// `value` in points rounded up to a whole device pixel, as UIKit rounds the size of text.
///
/// - Parameter scale: pixels a point: 2 or 3 on devices, 1 for whole points (files that name no device).
///   A scale that is not a positive number counts as 1.
public func roundedUpToPixel(_ value: Double, scale: Double) -> Double {
  guard value.isFinite else { return 0 }
  let pixels = scale > 0 && scale.isFinite ? scale : 1
  // A sum of letters that is a whole number but for its last bits must not gain a pixel.
  return ceil(value * pixels - 1e-6) / pixels
}
