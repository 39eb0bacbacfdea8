internal import PullParsing
internal import ViewTree

/// Short, stable forms of class names: `SwiftUI._UIHostingView` for `_TtGC7SwiftUI14_UIHostingViewV…_` and for
/// `SwiftUI._UIHostingView<ModifiedContent<…>>`. What a name says beyond that changes from build to build.
struct ClassNames {
  private var shortNumbers: [Int32: Int32] = [:]
  private var wholes: [Int32: TextRef] = [:]

  /// The number of the short form of the name at `range`, whose own number is `whole`; and whether that differs.
  mutating func short(
    for whole: Int32, _ range: Range<Int>, in bytes: ByteView, _ builder: inout ViewTree.Builder
  ) -> (number: Int32, isShortened: Bool) {
    if let number = shortNumbers[whole] { return (number, number != whole) }
    let short = Self.demangled(range, in: bytes) ?? Self.withoutArguments(range, in: bytes)
    let number = short.map { builder.nameNumber($0) } ?? whole
    shortNumbers[whole] = number
    return (number, number != whole)
  }

  /// The whole name, where the parts that change from run to run (`$10e77fe20`) are left out.
  mutating func stableWhole(
    of whole: Int32, _ range: Range<Int>, in bytes: ByteView, _ builder: inout ViewTree.Builder
  ) -> TextRef {
    if let ref = wholes[whole] { return ref }
    var ref = builder.text(sourceRange: range)
    if bytes.find(UInt8(ascii: "$"), in: range) != nil {
      ref = builder.tree.pool.add { Self.appendStable(range, of: bytes, to: &$0) }
    }
    wholes[whole] = ref
    return ref
  }

  /// Appends `range` without what stands behind a `$` as eight or more hexadecimal digits.
  private static func appendStable(_ range: Range<Int>, of bytes: ByteView, to text: inout [UInt8]) {
    var i = range.lowerBound
    while i < range.upperBound {
      text.append(bytes[i])
      i += 1
      guard bytes[i - 1] == UInt8(ascii: "$") else { continue }
      var end = i
      while end < range.upperBound, AddressTable.digit(bytes[end]) != nil { end += 1 }
      if end - i >= 8 { i = end }
    }
  }

  /// A generic name without its arguments; `nil` for a name without any.
  private static func withoutArguments(_ range: Range<Int>, in bytes: ByteView) -> String? {
    guard let bracket = bytes.find(UInt8(ascii: "<"), in: range), bracket > range.lowerBound,
      bytes[range.upperBound - 1] == UInt8(ascii: ">")
    else { return stableLocal(range, in: bytes) }
    return bytes.input.string(in: range.lowerBound..<bracket)
  }

  /// `Module.Name` for `Module.(Name in $10e77fe20)` and `Module.(unknown context at $10e77fe20).Name`; `nil` for other names.
  private static func stableLocal(_ range: Range<Int>, in bytes: ByteView) -> String? {
    guard let open = bytes.find("(", in: range), let mark = bytes.find(" $", in: open..<range.upperBound) else { return nil }
    let before = bytes.input.string(in: range.lowerBound..<open)
    if bytes.hasPrefix("(unknown context at", at: open) {
      guard let close = bytes.find(").", in: mark..<range.upperBound) else { return nil }
      return before + bytes.input.string(in: close + 2..<range.upperBound)
    }
    guard let within = bytes.find(" in $", in: open..<range.upperBound) else { return nil }
    return before + bytes.input.string(in: open + 1..<within)
  }

  // MARK: Mangled names

  /// `Module.Name` for a mangled Swift name, old (`_TtC…`, `_TtGC…`) or new (`$s…C`); `nil` for other names.
  ///
  /// Mangled names are made of letters for kinds and of identifiers with their length before them (the Swift repository's
  /// docs/ABI/Mangling.rst).
  private static func demangled(_ range: Range<Int>, in bytes: ByteView) -> String? {
    var cursor = ByteCursor(bytes, range)
    var isGeneric = false
    var kinds = 0
    if cursor.skip("_Tt") {
      isGeneric = cursor.skip(UInt8(ascii: "G"))
      kinds = cursor.take { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") && $0 != UInt8(ascii: "P") && $0 != UInt8(ascii: "S") }.count
    } else if cursor.skip("$s") || cursor.skip("_$s") || cursor.skip("$S") {
      isGeneric = true
      kinds = 1
    } else {
      return nil
    }
    // A generic class ends with its own name, behind those of what it stands in; arguments follow.
    let limit = isGeneric ? kinds + 1 : Int.max
    var module: String?
    var name: String?
    var count = 0
    while !cursor.isAtEnd, count < limit {
      guard cursor.byte &- UInt8(ascii: "0") < 10 else {
        cursor.position += 1
        continue
      }
      let isPrivate = cursor.position > range.lowerBound && bytes[cursor.position - 1] == UInt8(ascii: "P")
      let digits = cursor.take { $0 &- UInt8(ascii: "0") < 10 }
      guard digits.count < 6, let length = Int(bytes.input.string(in: digits)), length > 0, cursor.position + length <= cursor.end else {
        break
      }
      let identifier = cursor.position..<cursor.position + length
      cursor.position += length
      if isPrivate { continue }  // what tells private names of different files apart
      if module == nil { module = bytes.input.string(in: identifier) } else { name = bytes.input.string(in: identifier) }
      count += 1
    }
    guard let module else { return nil }
    guard let name else { return module }
    return module + "." + name
  }
}
