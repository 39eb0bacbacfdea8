import InterfaceBuilder
import PullParsing
import Testing
import ViewTree

struct ErrorTests {
  private static let start = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" targetRuntime=\"iOS.CocoaTouch\">"

  @Test(arguments: [
    ("", "1:1: error: the document is empty; give a file that has an XML document in it"),
    ("Just text", "1:1: error: this is no XML, so no storyboard or xib; give a .storyboard or .xib file"),
    ("  {\"plainview\":1}", "1:1: error: this is JSON, no storyboard or xib; give it without saying that it is one"),
    ("NIBArchive\u{1}\0", "1:1: error: this is a compiled nib; give the .xib or .storyboard it was made from"),
    (
      "bplist00\u{1}",
      "1:1: error: this is a binary property list, a compiled nib perhaps; give the .xib or .storyboard it was made from"
    ),
    (
      "<?xml version=\"1.0\"?>\n<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"7.10\"></archive>",
      "2:1: error: this <archive> (version 7.10) is the format from before Xcode 4; open the file in Xcode 4 to 14 and save it"
    ),
    ("<plist/>", "1:1: error: '<plist>' is no storyboard or xib; one starts with '<document type=\"com.apple.InterfaceBuilder…\">'"),
    ("<document/>", "1:1: error: a document of no type is no storyboard or xib; their type starts with 'com.apple.InterfaceBuilder'"),
    (
      "<document type=\"other\"/>",
      "1:1: error: a document of type 'other' is no storyboard or xib; their type starts with 'com.apple.InterfaceBuilder'"
    ),
    (
      start + "\n<objects>\n<<<<<<< HEAD\n<view id=\"a\"/>\n=======\n>>>>>>> b\n</objects></document>",
      "3:1: error: a merge conflict is not resolved here; resolve it and save the file"
    ),
    (
      start + "\n<objects>\n<view id=\"a\"/>\n=======\n<view id=\"b\"/>\n>>>>>>> theirs\n</objects></document>",
      "4:1: error: a merge conflict is not resolved here; resolve it and save the file"
    ),
    (start + "\n<objects>\n<view id=", "3:10: error: the document ends inside a start tag; it is cut off, get it whole"),
    (start + "<objects></document>", "1:101: error: '</document>' ends '<objects>'; end the innermost element first"),
    (
      "<?xml version=\"1.0\" encoding=\"windows-1251\"?><document/>",
      "1:31: error: encoding 'windows-1251' is not read; save the document as UTF-8"
    ),
    (start + "<objects/></document>", "1:1: error: no scene of this file has a view; give a file that has one"),
  ])
  func `a file that is no storyboard says what it is, where, and what to do`(text: String, expected: String) {
    let error = #expect(throws: InterfaceError.self) {
      try InterfaceDocument(reading: InputBytes(text), file: "A.xib").tree()
    }
    #expect(error?.description == "A.xib:" + expected)
  }

  @Test func `text between elements is noted`() throws {
    let notes = try Documents.read(Documents.storyboard("<label text=\"a\" id=\"a\"/> stray <label text=\"b\" id=\"b\"/>")).notes
    #expect(notes.map(\.message) == ["text between elements is passed over"])
    #expect(notes.first?.location.line == 4)
  }
}
