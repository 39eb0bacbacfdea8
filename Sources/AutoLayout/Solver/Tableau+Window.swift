extension Tableau {
  /// Between which values of one held edit every constraint of a part stays on its side, so that the part need not be looked at.
  struct Window: Sendable {
    var low = Double.infinity
    var high = -Double.infinity

    func contains(_ value: Double) -> Bool { low < value && value < high }

    /// Leaves out what is beyond the edit's value where a constraint comes to be met.
    /// - Parameters:
    ///   - expression: the constraint's, while the edit is at `value`.
    ///   - rate: how much it grows a unit of the edit.
    ///   - margin: what of it is next to nothing.
    @inline(__always)
    mutating func narrow(expression: Double, rate: Double, margin: Double, at value: Double) {
      let size = abs(expression) - margin
      guard size > 0 else {
        low = .infinity
        return
      }
      let distance = size / abs(rate)
      if (expression > 0) == (rate > 0) {
        low = max(low, value - distance)
      } else {
        high = min(high, value + distance)
      }
    }
  }
}
