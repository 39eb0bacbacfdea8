import ViewTree

extension TreeChanges {
  /// The first numbers of two trees whose identities are nothing but numbers given in reading order, from 0 or 1. One view more
  /// on top shifts all such numbers, so they tell nothing about who is who.
  struct Ordinals: Equatable, Sendable {
    var before: Int
    var after: Int

    init(before: Int, after: Int) {
      self.before = before
      self.after = after
    }

    /// `nil` where identities identify, or there are none, or both trees have the same shape: then the numbers do no harm, and
    /// may have been given by a person.
    init?(_ before: ViewTree, _ after: ViewTree) {
      guard let first = before.firstOrdinal(), let firstAfter = after.firstOrdinal() else { return nil }
      if before.count == after.count, before.indices.allSatisfy({ before.subtree(of: $0) == after.subtree(of: $0) }) { return nil }
      self.init(before: first, after: firstAfter)
    }
  }
}

extension ViewTree {
  /// Whether the identities are `#1`, `#2` …: what readers of dumps call the addresses of views, in order of appearance. They hold
  /// within one document and say nothing about who is who in another.
  func hasNumberedAddresses() -> Bool {
    var hasAny = false
    for record in records where !record.identity.isNone {
      guard pool.withBytes(of: record.identity, isNumberedAddress) else { return false }
      hasAny = true
    }
    return hasAny
  }

  /// The first number, where all identities are numbers in reading order.
  fileprivate func firstOrdinal() -> Int? {
    var next: Int?
    var first: Int?
    for record in records where !record.identity.isNone {
      guard let number = pool.withBytes(of: record.identity, decimal) else { return nil }
      if next == nil {
        guard number <= 1 else { return nil }
        first = number
      } else if number != next {
        return nil
      }
      next = number + 1
    }
    return first
  }
}

private func isNumberedAddress(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  bytes.first == UInt8(ascii: "#") && decimal(UnsafeBufferPointer(rebasing: bytes.dropFirst())) != nil
}

private func decimal(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
  guard bytes.count > 0, bytes.count < 10, bytes.count == 1 || bytes[0] != UInt8(ascii: "0") else { return nil }
  var value = 0
  for byte in bytes {
    guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
    value = value * 10 + Int(byte - UInt8(ascii: "0"))
  }
  return value
}
