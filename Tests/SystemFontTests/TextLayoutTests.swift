import Testing

@testable import SystemFont

struct TextLayoutTests {
  private let font = FontDescription(systemSize: 17)

  private func lines(_ text: String, width: Double = .infinity, numberOfLines: Int = 0, mode: LineBreakMode = .byTruncatingTail) -> [String]
  {
    TextLayout(text, font: font, maximumWidth: width, numberOfLines: numberOfLines, lineBreakMode: mode).lines.map(\.text)
  }

  /// Every width is that of a text that should just fit.
  private func width(_ text: String) -> Double { lineWidth(of: text, font: font) }

  @Test func `words wrap at spaces, which hang over the edge`() {
    let limit = width("brown fox")
    #expect(lines("the quick brown fox", width: limit) == ["the quick", "brown fox"])
    #expect(lines("the quick       brown", width: limit) == ["the quick", "brown"])
    #expect(TextLayout("the quick       brown", font: font, maximumWidth: limit).lines[0].width == width("the quick"))
  }

  @Test func `a word wider than the line breaks between characters`() {
    #expect(lines("an incomprehensible", width: width("incompreh")) == ["an", "incompreh", "ensible"])
  }

  /// Each text is set as wide as the widest of the lines that should come out.
  @Test(arguments: [
    ["well-", "known"], ["either/", "or"], ["wait", "(here)"], ["so\u{A0}what", "now"], ["a\u{200B}", "b"], ["see:", "this"],
    ["10/12", "1-2"],
    ["(a", "b)"], ["版本更", "新。完成"], ["「日本」", "です"], ["한국", "어"], ["a", "“quoted”"], ["really?!", "yes"], ["one—", "two"], ["$9.99", "each"],
    ["👍👍", "👍"], ["cafe\u{301}", "noir"],
  ])
  func `lines break where Unicode allows it`(expected: [String]) {
    let isJoined = "-/\u{200B}更」국—👍".contains(expected[0].last ?? " ")
    let limit = expected.map(width).max() ?? 0
    #expect(lines(expected.joined(separator: isJoined ? "" : " "), width: limit) == expected)
  }

  @Test func `what may not begin a line takes the character before it along`() {
    #expect(lines("完成版本。", width: width("完成版本")) == ["完成版", "本。"])
    #expect(lines("かたカター", width: width("かたカタ")) == ["かたカ", "ター"])
  }

  @Test func `line breaks end paragraphs`() {
    #expect(lines("one\ntwo\r\nthree\u{2028}four") == ["one", "two", "three", "four"])
    #expect(lines("one\n\ntwo") == ["one", "", "two"])
    #expect(lines("one\n") == ["one"])
    #expect(TextLayout("one\n", font: font, countsLastEmptyLine: true).lines.map(\.text) == ["one", ""])
  }

  @Test func `numberOfLines leaves out what comes after`() {
    let text = "the quick brown fox jumps"
    #expect(lines(text, width: width("brown fox"), numberOfLines: 2, mode: .byWordWrapping) == ["the quick", "brown fox"])
    #expect(lines(text, width: width("brown fox") + width("…"), numberOfLines: 2) == ["the quick", "brown fox…"])
    #expect(lines(text, width: width("the quick brown fox") + width("…"), numberOfLines: 1) == ["the quick brown fox…"])
    #expect(lines("one\ntwo", numberOfLines: 1) == ["one…"])
    #expect(lines("one\ntwo", numberOfLines: 1, mode: .byWordWrapping) == ["one"])
  }

  @Test func `truncation keeps the head, the tail, or both`() {
    let text = "abcdefghijklmnopqrstuvwxyz"
    #expect(lines(text, width: width("abcdef") + width("…"), numberOfLines: 1) == ["abcdef…"])
    #expect(lines(text, width: width("uvwxyz") + width("…"), numberOfLines: 1, mode: .byTruncatingHead) == ["…uvwxyz"])
    let middle = lines(text, width: width("abcd…wxyz"), numberOfLines: 1, mode: .byTruncatingMiddle)[0]
    #expect(middle.hasPrefix("abc") && middle.hasSuffix("xyz") && middle.contains("…"))
    #expect(lines("the quick brown", width: width("the quick ") + width("…"), numberOfLines: 1) == ["the quick…"])
  }

  @Test func `characters wrap anywhere, clipping nowhere`() {
    #expect(lines("the quick", width: width("the q"), mode: .byCharWrapping) == ["the q", "uick"])
    #expect(lines("the quick brown", width: width("the"), mode: .byClipping) == ["the quick brown"])
    #expect(TextLayout("the quick", font: font, maximumWidth: 20, lineBreakMode: .byClipping).size.width == 20)
  }

  @Test func `a label keeps to one line at its own rounded size`() {
    for text in ["Label", "Swap Second and Third", "Configuration: 100 %", "Äpfel & Öl", "日本の滝"] {
      let natural = size(of: text, font: font)
      #expect(TextLayout(text, font: font, maximumWidth: natural.width).lines.count == 1)
      #expect(TextLayout(text, font: font, maximumWidth: width(text)).lines.count == 1)
    }
  }

  @Test func `empty text has no size, as an empty label has none`() {
    #expect(size(of: "", font: font) == .zero)
    #expect(TextLayout("", font: font).lines.isEmpty)
  }

  @Test func `a width that is not positive sets no limit`() {
    for limit in [0, -5, Double.nan] { #expect(lines("the quick", width: limit) == ["the quick"]) }
  }

  @Test func `a tab moves to the next stop`() {
    #expect(width("\t") == 28)
    #expect(width("a\tb") == 28 + width("b"))
  }

  // MARK: Laws

  private static let texts = [
    "The quick brown fox jumps over the lazy dog, twice. (Or more!)", "  leading and trailing  ", "a\n\nb\r\nc\n", "\n", " ",
    "incomprehensibilities",
    "中文与 English 混排，以及「引号」。", "ひらがなとカタカナー", "한국어 텍스트 줄바꿈", "👨‍👩‍👧‍👦 family 🇫🇷🇩🇪 flags 1️⃣", "e\u{301}e\u{301}", "\u{301}\u{301}",
    "\u{0}\u{1}\u{7}\u{1B}[31m\u{7F}\u{85}", "שלום עולם", "नमस्ते दुनिया", "ไทยไม่มีช่องว่าง", "a\tb\tc\t\t", "\u{200B}\u{200D}\u{FEFF}",
    "www.example.com/path/to?x=1&y=2",
    "\u{1F1EB}", "\u{FE0F}", "------", "((((", "\u{10FFFF}\u{E000}",
  ]

  @Test(arguments: texts) func `the ranges of all lines join to the text, and every line fits`(text: String) {
    for mode in LineBreakMode.allCases {
      for limit in [1, 10, 25, 60, 150, Double.infinity] {
        for count in 0...3 {
          let layout = TextLayout(text, font: font, maximumWidth: limit, numberOfLines: count, lineBreakMode: mode)
          var end = text.startIndex
          for line in layout.lines {
            #expect(line.range.lowerBound == end)
            #expect(line.width <= limit)
            end = line.range.upperBound
          }
          if count == 0 { #expect(end == text.endIndex) } else { #expect(layout.lines.count <= count) }
          #expect(layout.size.width <= roundedUpToPixel(min(limit, 1e6), scale: 2))
          if mode != .byClipping {
            for line in layout.lines where line.text.count > 1 && limit > 30 {
              #expect(lineWidth(of: line.text.trimmingSpaces, font: font) <= limit + 0.5, "'\(line.text)' in \(limit)")
            }
          }
        }
      }
    }
  }

  @Test func `wider never takes more lines`() {
    let text = "Changes to the hierarchy are shown as a marked tree, side by side, or as two drawings."
    let counts = stride(from: 40.0, through: 700, by: 1).map { TextLayout(text, font: font, maximumWidth: $0).lines.count }
    #expect(zip(counts, counts.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(counts.last == 1)
  }

  @Test(arguments: [0, -3, .nan, .infinity, 1e300] as [Double]) func `any size is survived`(points: Double) {
    for text in Self.texts {
      let measured = size(of: text, font: FontDescription(systemSize: points), maximumWidth: 100, numberOfLines: 0)
      #expect(measured.width.isFinite && measured.height.isFinite && measured.width >= 0)
    }
  }

  /// Quadratic work would not end here.
  @Test func `long text is laid out in linear time`() {
    let long =
      String(repeating: "word ", count: 20_000) + String(repeating: "x", count: 100_000) + String(repeating: "\u{301}", count: 100_000)
    for mode in LineBreakMode.allCases {
      let layout = TextLayout(long, font: font, maximumWidth: 100, lineBreakMode: mode)
      #expect(layout.lines.last?.range.upperBound == long.endIndex)
    }
    #expect(TextLayout(String(repeating: "\n", count: 100_000), font: font).lines.count == 100_000)
    #expect(TextLayout(String(repeating: " ", count: 200_000) + "x", font: font, maximumWidth: 50).lines.count == 2)
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    var text = Substring(self)
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return String(text)
  }
}
