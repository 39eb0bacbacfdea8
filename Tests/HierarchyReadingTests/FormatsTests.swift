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
    #expect(!format.mapping.isEmpty)
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
    ("<plist version='1.0'><dict/></plist>", "a property list"),
    ("<svg xmlns='http://www.w3.org/2000/svg'/>", "an SVG image"),
    ("<testsuite><testcase name='x'/></testsuite>", "a test report without a hierarchy"),
    (
      "<LinearLayout xmlns:android='http://schemas.android.com/apk/res/android'/>",
      "an Android resource; 'adb shell uiautomator dump' gives what the running app made of it"
    ),
    ("id,name\n1,a\n2,b\n", "comma-separated values"), ("id\tname\n1\ta\n", "tab-separated values"),
    ("2024-05-01 10:00:00 INFO a\n2024-05-01 10:00:01 INFO b\n", "a log without a hierarchy"),
    ("05-01 10:00:00.1  12  12 I A: x\n05-01 10:00:00.2  12  12 I A: y\n", "a log without a hierarchy"),
    ("java.lang.Error: x\n\tat a.B.c(B.java:1)\n", "a stack trace without a hierarchy"),
    ("Incident Identifier: 1\nException Type: EXC_CRASH\n", "a crash report without a hierarchy"),
    ("import UIKit\n\nfinal class A: UIView {}\n", "source code"), ("package a\n\nimport android.app.Activity\n", "source code"),
    ("#!/bin/sh\nls\n", "a script"), ("diff --git a/x b/x\n--- a/x\n", "a patch"),
    ("appId: com.example\n---\n- launchApp\n", "a Maestro flow; 'maestro hierarchy' gives a hierarchy"),
    ("ERROR: null root node returned by UiTestAutomationBridge.", "an error of uiautomator; the screen could not be read, try again"),
    ("error: no devices/emulators found", "an error of adb; connect the device"),
    ("error: <user expression 0>:1:1: cannot find 'view'", "an error of the debugger; print the description again"),
    (#"{"value":{"error":"no such window","message":"x"}}"#, "an error that a driver answered"),
    ("Test Case '-[A b]' started.\n", "the log of a test run without a hierarchy"),
    (String(repeating: "iVBORw0KGgo", count: 8), "base64 or another encoding of bytes; decode it first"),
    ("bplist00", "a binary property list; 'plutil -convert xml1' makes it readable"),
    ("NIBArchive", "a compiled nib; give the .xib or .storyboard it was made from"), ("SQLite format 3\0", "an SQLite database"),
    ("a\u{1}b", "a binary file"), ("GIF89a", "a GIF image"), ("RIFF0000WEBPVP8 ", "a WebP image"),
    ("PK\u{3}\u{4}", "a zip archive; unpack it first"),
    ("<?xml version='1.0'?><a/>", "XML of another kind"),
    (#"{"a":1}"#, "JSON of another kind, or a piece too short to hold a view"),
    ("<AppiumAUT></AppiumAUT>", "a page source without an element; the driver found no app in front"),
    ("%PDF-1.4", "a PDF document"),
  ]) func `what holds no hierarchy is said to look like what it is`(text: String, words: String) throws {
    let error = #expect(throws: HierarchyError.self) { try read(text) }
    #expect(error?.description == "dump:1:1: error: no view hierarchy found; looks like \(words)")
  }
}
