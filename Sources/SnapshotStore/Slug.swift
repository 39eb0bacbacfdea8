/// Names made safe for file systems: letters and digits, parted by dashes.
enum Slug {
  /// File names may have 255 bytes, on some encrypted ones 143: a test's, a name's and a number's together stay below.
  static let testLimit = 80
  static let nameLimit = 48
  static let folderLimit = 120

  /// "`a hidden view leaves its rectangle blank`()" → "a-hidden-view-leaves-its-rectangle-blank".
  static func test(_ name: String) -> String {
    var name = name[...]
    if name.hasSuffix(")"), let open = name.lastIndex(of: "(") { name = name[..<open] }
    return shortened(dashed(String(name)), of: name, to: testLimit)
  }

  static func name(_ name: String) -> String {
    shortened(dashed(name), of: name[...], to: nameLimit)
  }

  /// A suite's folder keeps the letters of the type's name: `Outer.InnerTests`.
  static func folder(_ suites: [String]) -> String {
    let parts = suites.map { suite in
      let bare = suite.filter { $0 != "`" }
      let isIdentifier = bare.unicodeScalars.allSatisfy { isKept($0) || $0 == "_" }
      return isIdentifier && !bare.isEmpty ? bare : shortened(dashed(bare), of: bare[...], to: testLimit)
    }
    let whole = parts.isEmpty ? "Snapshots" : parts.joined(separator: ".")
    return unreserved(shortened(whole, of: suites.joined(separator: "/")[...], to: folderLimit))
  }

  /// Windows keeps some names for devices, whatever follows their first dot.
  static func unreserved(_ name: String) -> String {
    let first = name.prefix { $0 != "." }
    let lower = first.lowercased()
    let isDevice =
      ["con", "prn", "aux", "nul"].contains(lower)
      || (lower.utf8.count == 4 && (lower.hasPrefix("com") || lower.hasPrefix("lpt")) && lower.last?.isNumber == true)
    return isDevice ? first + "_" + name.dropFirst(first.count) : name
  }

  /// Lower-case words with a dash between them. A capital within a word begins another: "addsAChild" → "adds-a-child".
  private static func dashed(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    let isCamelCase = !text.contains(" ")
    var slug = ""
    var wantsDash = false
    for (i, scalar) in scalars.enumerated() {
      guard isKept(scalar) else {
        // "a view's frame" is "a-views-frame"; backticks around a name are no part of it.
        if scalar != "'" && scalar != "\u{2019}" && scalar != "`" { wantsDash = true }
        continue
      }
      if isCamelCase, i > 0, scalar.properties.isUppercase {
        let startsWord = scalars[i - 1].properties.isLowercase || (i + 1 < scalars.count && scalars[i + 1].properties.isLowercase)
        if startsWord { wantsDash = true }
      }
      if wantsDash, !slug.isEmpty { slug += "-" }
      wantsDash = false
      slug += scalar.properties.lowercaseMapping
    }
    return slug
  }

  /// Letters, digits, and the marks that belong to letters, of every script.
  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.properties.isAlphabetic || scalar.properties.numericType != nil }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber, .nonspacingMark, .spacingMark:
      return true
    default: return false
    }
  }

  /// A slug that is too long, or empty, gets a hash of all it stands for.
  private static func shortened(_ slug: String, of original: Substring, to limit: Int) -> String {
    if !slug.isEmpty, slug.utf8.count <= limit { return slug }
    let hash = String(stableHash(of: original) >> 32, radix: 16)
    let mark = String(repeating: "0", count: 8 - hash.count) + hash
    if slug.isEmpty { return mark }
    var kept = ""
    var byteCount = 0
    for character in slug {
      byteCount += character.utf8.count
      if byteCount > limit - 9 { break }
      kept.append(character)
    }
    while kept.hasSuffix("-") || kept.hasSuffix(".") { kept.removeLast() }
    return kept + "-" + mark
  }

  /// FNV-1a, 64 bits: the same in every run and on every machine.
  private static func stableHash(of text: Substring) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
