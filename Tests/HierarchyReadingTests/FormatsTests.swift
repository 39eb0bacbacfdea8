import HierarchyReading
import PullParsing
import Testing
import ViewRendering
import ViewTree

@Suite struct FormatsTests {
  @Test(arguments: Fixture.names) func `a format knows its example, and reads it without a repair`(name: String) throws {
    let format = try #require(HierarchyFormats.format(named: name))
    let document = try read(format.example, strict: true)
    #expect(document.format == name)
    #expect(!format.summary.isEmpty)
  }

  @Test func `names are told apart, and a slip is put right`() throws {
    #expect(Set(Fixture.names).count == Fixture.names.count)
    let error = #expect(throws: HierarchyError.self) { try read("x", from: "uiautomater") }
    #expect(error?.description == "dump:1:1: error: there is no format 'uiautomater'; did you mean 'uiautomator'?")
  }

  @Test(arguments: [
    ("", "an empty file; give a file that holds a view hierarchy"),
    (" \n\t", "white space alone; give a file that holds a view hierarchy"),
    ("Hello, world.", "plain text; 'plainview formats' lists what can be read, '--from FORMAT' says which it is"),
    ("<html><body/></html>", "a web page"),
    ("<?xml version='1.0'?><a/>", "XML of another kind"),
    (#"{"a":1}"#, "JSON of another kind, or a piece too short to hold a view"),
    ("<AppiumAUT></AppiumAUT>", "a page source without an element; the driver found no app in front"),
    ("%PDF-1.4", "a PDF document"),
  ]) func `what holds no hierarchy is said to look like what it is`(text: String, words: String) throws {
    let error = #expect(throws: HierarchyError.self) { try read(text) }
    #expect(error?.description == "dump:1:1: error: no view hierarchy found; looks like \(words)")
  }
}
