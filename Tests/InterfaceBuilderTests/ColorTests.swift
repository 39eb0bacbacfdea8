import Testing
import ViewTree

struct ColorTests {
  @Test(arguments: [
    ("red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"0.5\" colorSpace=\"custom\" customColorSpace=\"sRGB\"", "#ff800080"),
    ("red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"deviceRGB\"", "#ff0000ff"),
    ("white=\"0.5\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"", "#808080ff"),
    ("white=\"1\" alpha=\"1\" colorSpace=\"calibratedWhite\"", "#ffffffff"),
    // White is white in every space; full red of Display P3 lies outside sRGB and ends at its edge.
    ("red=\"1\" green=\"1\" blue=\"1\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"displayP3\"", "#ffffffff"),
    ("red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"displayP3\"", "#ff0000ff"),
    ("cyan=\"0\" magenta=\"1\" yellow=\"1\" black=\"0\" alpha=\"1\" colorSpace=\"genericCMYKColorSpace\"", "#ff0000ff"),
    ("name=\"Brand\"", "#336699ff"),
    ("systemColor=\"systemBackgroundColor\"", "#112233ff"),
    ("systemColor=\"systemRedColor\"", "#ff3b30ff"),
    ("cocoaTouchSystemColor=\"darkTextColor\"", "#000000ff"),
    ("systemColor=\"newColor\" red=\"0\" green=\"0\" blue=\"1\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"", "#0000ffff"),
  ])
  func `colours come out in sRGB`(attributes: String, expected: String) throws {
    let resources = """
      <namedColor name="Brand"><color red="0.2" green="0.4" blue="0.6" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>
      <systemColor name="systemBackgroundColor"><color red="0.0667" green="0.1333" blue="0.2" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/></systemColor>
      """
    let node = try Documents.node("<view id=\"a\"><color key=\"backgroundColor\" \(attributes)/></view>", resources: resources)
    #expect(node.backgroundColor?.description == expected)
  }

  /// The crayons Maraschino and Spring are full red and green of Generic RGB, and #ff2600 and #00f900 in sRGB.
  @Test(arguments: [("1", "0", Color(red: 255, green: 0x26, blue: 0)), ("0", "1", Color(red: 0, green: 0xF9, blue: 0))])
  func `Generic RGB is converted`(red: String, green: String, expected: Color) throws {
    let color = "<color key=\"backgroundColor\" red=\"\(red)\" green=\"\(green)\" blue=\"0\" alpha=\"1\" colorSpace=\"calibratedRGB\"/>"
    let found = try #require(try Documents.node("<view id=\"a\">\(color)</view>").backgroundColor)
    let differences = [(found.red, expected.red), (found.green, expected.green), (found.blue, expected.blue)].map { abs(Int($0) - Int($1)) }
    #expect(differences.allSatisfy { $0 <= 2 }, "\(found)")
  }

  @Test func `without colour matching components are used as they stand`() throws {
    let color = "<color key=\"backgroundColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"calibratedRGB\"/>"
    #expect(try Documents.node("<view id=\"a\">\(color)</view>", colorMatched: "NO").backgroundColor?.description == "#ff0000ff")
  }

  @Test func `an unknown colour is noted`() throws {
    let view = "<view id=\"a\"><color key=\"backgroundColor\" name=\"Gone\"/></view>"
    let (tree, notes) = try Documents.read(Documents.storyboard(view)).tree()
    #expect(tree.backgroundColor(of: 1) == nil)
    #expect(notes.map(\.message) == ["the background colour is not known; it is left out"])
  }
}
