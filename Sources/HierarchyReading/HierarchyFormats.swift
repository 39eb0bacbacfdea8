public import PullParsing
internal import ViewTree

/// Every format of a running app's hierarchy that can be read.
public enum HierarchyFormats {
  /// In the order `plainview formats` lists them. Of equally sure ones the first reads. Add yours at the end.
  package static let all: [any HierarchyFormat] = [
    // Sure of themselves only where every line is their own, whatever the texts quote.
    TreeDumpFormat(),
    OutlineFormat(),
    RecursiveDescriptionFormat(),
    UIKitDumpFormat(),
    ViewControllersFormat.uikit,
    ViewControllersFormat.own,
    AutolayoutTraceFormat(),
    SubtreeDescriptionFormat(),
    TreeCLIFormat(),
    XCUITestFormat(),
    EarlGreyFormat(),
    WebDriverAgentFormat(),
    UIAutomatorFormat(),
    AppiumAndroidFormat(),
    DetoxFormat(),
    WDAJSONFormat(),
    IDBFormat(),
    MaestroFormat(),
    TrailblazeFormat(),
    SentryFormat(),
    DumpsysActivityFormat(),
    EspressoFormat(),
    ViewServerFormat(),
    RadiographyFormat(),
    ComposeFormat(),
    FlutterRenderTreeFormat(),
    RenderTreeFormat(),
    TextureAsciiArtFormat(),
  ]

  package static func format(named name: String) -> (any HierarchyFormat)? { all.first { $0.name == name } }

  /// How much of a document is looked at to know its format; more where less shows none.
  private static let sampleLengths = [1 << 14, 1 << 18, 1 << 22]

  /// Reads `bytes` as the format called `name`, or as the one that its content shows.
  ///
  /// Text that comes in JSON strings, with backslash escapes or with `&lt;` is taken out of them first, where only that shows a
  /// hierarchy.
  ///
  /// - Throws: `HierarchyError`, with the place.
  /// - Complexity: O(*n*) in the length of the document.
  public static func read(
    _ bytes: InputBytes, file: String, from name: String? = nil, options: ReadingOptions = ReadingOptions()
  ) throws(HierarchyError) -> HierarchyDocument {
    if bytes.count > options.limits.bytes {
      let start = SourceLocation(file: file, line: 1, column: 1)
      throw HierarchyError(.tooLarge(size: bytes.count, limit: options.limits.bytes), at: start)
    }
    let whole = SourceText(bytes, file: file)
    let text = whole.withoutLinePrefixes
    if let name {
      guard let format = format(named: name) else {
        let suggestion = closest(to: name, among: all.map(\.name))
        throw HierarchyError(.unknownFormat(name, suggestion: suggestion), at: text.location(of: 0))
      }
      return try read(text, as: format, options: options)
    }
    if let format = surest(of: text) { return try read(text, as: format, options: options) }
    for unwrapped in text.unwrappings() {
      if let format = surest(of: unwrapped) { return try read(unwrapped, as: format, options: options) }
    }
    throw HierarchyError(.noHierarchy(format: nil, looksLike: Likeness.words(for: whole)), at: whole.location(of: 0))
  }

  /// The format that is surest of `bytes`, which may come in strings, by their beginning; for a choice among readers of all kinds.
  package static func surest(of bytes: InputBytes) -> (format: any HierarchyFormat, confidence: Confidence)? {
    let length = sampleLengths[sampleLengths.count - 1]
    let beginning = bytes.count <= length ? bytes : bytes.withBytes(in: 0..<length) { InputBytes($0) }
    let text = SourceText(beginning, file: "").withoutLinePrefixes
    return best(of: text) ?? text.unwrappings().lazy.compactMap { best(of: $0) }.first
  }

  private static func surest(of text: SourceText) -> (any HierarchyFormat)? { best(of: text)?.format }

  private static func best(of text: SourceText) -> (format: any HierarchyFormat, confidence: Confidence)? {
    var lastLength = 0
    for length in sampleLengths where lastLength < text.view.count {
      let sample = Sample(text, length: length)
      var best: (format: any HierarchyFormat, confidence: Confidence)?
      let isEscaped = sample.isEscaped
      for format in all where format.hasEscapes || !isEscaped {
        let confidence = format.confidence(in: sample)
        if confidence > best?.confidence ?? .possible { best = (format, confidence) }
      }
      if let best { return best }
      lastLength = length
    }
    return nil
  }

  private static func read(
    _ text: SourceText, as format: any HierarchyFormat, options: ReadingOptions
  ) throws(HierarchyError) -> HierarchyDocument {
    // What comes in a string may show its first line as it is.
    let isEscaped = !format.hasEscapes && Sample(text, length: sampleLengths[0]).isEscaped
    for text in isEscaped ? text.unwrappings() + [text] : [text] {
      var assembler = TreeAssembler(text, format: format.name, options: options)
      try format.read(into: &assembler)
      if assembler.hasNodes { return try assembler.finish() }
    }
    for unwrapped in isEscaped ? [] : text.unwrappings() {
      var assembler = TreeAssembler(unwrapped, format: format.name, options: options)
      try format.read(into: &assembler)
      if assembler.hasNodes { return try assembler.finish() }
    }
    throw HierarchyError(.noHierarchy(format: format.name, looksLike: Likeness.words(for: text)), at: text.location(of: 0))
  }
}
