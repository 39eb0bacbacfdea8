import Testing

@testable import ViewTree

@Suite struct EscapingTests {
  /// The standard library's categories are the twin. Scalars that its Unicode version does not know yet are left to it.
  @Test func `troublesome are controls, separators and format characters`() {
    for value in 0...0x10FFFF as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isTrouble: Bool
      switch scalar.properties.generalCategory {
      case .format: isTrouble = value != 0x200C && value != 0x200D
      case .control, .lineSeparator, .paragraphSeparator: isTrouble = true
      default: isTrouble = false
      }
      if isTroublesome(value) != isTrouble { Issue.record("U+\(String(value, radix: 16, uppercase: true)): \(isTrouble)") }
    }
  }
}
