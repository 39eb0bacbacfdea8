package import PullParsing

/// What a document without a hierarchy looks like, in the words of a message.
package enum Likeness {
  /// Words that fit behind "looks like".
  package static func words(for bytes: InputBytes) -> String { words(for: SourceText(bytes, file: "")) }

  static func words(for text: SourceText) -> String {
    if text.original.count == 0 { return "an empty file; give a file that holds a view hierarchy" }
    let sample = Sample(text, length: 1 << 16)
    if sample.firstByte == 0, !sample.contains("\0") { return "white space alone; give a file that holds a view hierarchy" }
    if let words = kind(of: text, sample) { return words }
    if sample.firstByte == UInt8(ascii: "<") { return "XML of another kind" }
    if sample.mayBeJSON { return "JSON of another kind, or a piece too short to hold a view" }
    return "plain text; 'plainview formats' lists what can be read, '--from FORMAT' says which it is"
  }

  /// The same, where more is known than what the document is made of; else `nil`.
  package static func kind(of bytes: InputBytes) -> String? {
    let text = SourceText(bytes, file: "")
    return kind(of: text, Sample(text, length: 1 << 16))
  }

  private static func kind(of text: SourceText, _ sample: Sample) -> String? {
    let original = text.original
    for (offset, mark, words) in magicBytes where offset + mark.count <= original.count {
      if mark.indices.allSatisfy({ original[offset + $0] == mark[$0] }) { return words }
    }
    if sample.contains("\0") || isBinary(SourceText.isUTF16(original) ? text.bytes : original) { return "a binary file" }
    let first = sample.firstByte
    for (byte, marks, words) in textMarks where byte == nil || byte == first {
      if marks.contains(where: { sample.contains($0) }) { return words }
    }
    return kindOfLines(sample)
  }

  /// Whether control characters stand at the beginning that no text has.
  private static func isBinary(_ bytes: InputBytes) -> Bool {
    (0..<min(1024, bytes.count)).contains { bytes[$0] < 0x20 && !(0x09...0x0D).contains(bytes[$0]) && bytes[$0] != 0x1B }
  }

  /// How files begin that get mixed up with hierarchies.
  private static let magicBytes: [(offset: Int, mark: [UInt8], words: String)] = [
    (0, Array("NIBArchive".utf8), "a compiled nib; give the .xib or .storyboard it was made from"),
    (0, Array("bplist00".utf8), "a binary property list; 'plutil -convert xml1' makes it readable"),
    (0, [0x89, 0x50, 0x4E, 0x47], "a PNG image"), (0, [0xFF, 0xD8, 0xFF], "a JPEG image"), (0, Array("GIF8".utf8), "a GIF image"),
    (8, Array("WEBP".utf8), "a WebP image"), (4, Array("ftyphe".utf8), "a HEIC image"), (4, Array("ftyp".utf8), "a video"),
    (0, Array("%PDF".utf8), "a PDF document"), (0, [0x50, 0x4B, 0x03, 0x04], "a zip archive; unpack it first"),
    (0, [0x1F, 0x8B], "a gzip archive; unpack it first"), (0, Array("BZh".utf8), "a bzip2 archive; unpack it first"),
    (0, [0xFD, 0x37, 0x7A, 0x58, 0x5A], "an xz archive; unpack it first"), (0, [0x7F, 0x45, 0x4C, 0x46], "an executable"),
    (0, [0xCF, 0xFA, 0xED, 0xFE], "an executable"), (0, [0xCA, 0xFE, 0xBA, 0xBE], "an executable"),
    (0, Array("SQLite format 3".utf8), "an SQLite database"),
  ]

  /// What some kinds of text have in them and others don't; with a first byte, only those that begin with it. The first that fits counts.
  private static let textMarks: [(first: UInt8?, marks: [StaticString], words: String)] = [
    (nil, ["<AppiumAUT", "<hierarchy"], "a page source without an element; the driver found no app in front"),
    (nil, ["UiTestAutomationBridge", "could not get idle state"], "an error of uiautomator; the screen could not be read, try again"),
    (nil, ["no devices/emulators found", "error: device "], "an error of adb; connect the device"),
    (
      nil, ["error: <user expression", "error: Execution was interrupted", "error: expression failed"],
      "an error of the debugger; print the description again"
    ),
    (UInt8(ascii: "{"), ["\"error\":\"", "\"error\": \""], "an error that a driver answered"),
    (UInt8(ascii: "<"), ["<html", "<!DOCTYPE html", "<!doctype html", "<HTML"], "a web page"),
    (UInt8(ascii: "<"), ["<plist"], "a property list"), (UInt8(ascii: "<"), ["<testsuite"], "a test report without a hierarchy"),
    (
      UInt8(ascii: "<"), ["schemas.android.com/apk/res"],
      "an Android resource; 'adb shell uiautomator dump' gives what the running app made of it"
    ),
    (UInt8(ascii: "<"), ["<svg"], "an SVG image"),
    (nil, ["\nIncident Identifier:", "Incident Identifier:", "Exception Type:", "Thread 0 Crashed"], "a crash report without a hierarchy"),
    (nil, ["\n\tat ", "\n    at ", "Traceback (most recent call last)"], "a stack trace without a hierarchy"),
    (nil, ["diff --git ", "\n@@ -"], "a patch"),
    (nil, ["- tapOn", "- launchApp"], "a Maestro flow; 'maestro hierarchy' gives a hierarchy"),
    (nil, ["import UIKit\n", "import SwiftUI\n", "import Foundation\n", "import AppKit\n", "#import <"], "source code"),
    (nil, ["import android.", "import androidx.", "#include <", "\nimport java.", "package:flutter/"], "source code"),
    (UInt8(ascii: "#"), ["#!/"], "a script"), (nil, ["Test Case '-["], "the log of a test run without a hierarchy"),
  ]

  /// A log or a table, by what its lines have in common.
  private static func kindOfLines(_ sample: Sample) -> String? {
    var lines = 0
    var dated = 0
    var commas: Set<Int> = []
    var tabs: Set<Int> = []
    var isWords = true
    _ = sample.lines { line in
      if sample.bytes.trimmed(line).isEmpty { return false }
      lines += 1
      let kinds = LinePrefix(on: line, in: sample.bytes).kinds
      if kinds.contains(.time) || kinds.contains(.brief) { dated += 1 }
      commas.insert(line.count { sample.bytes[$0] == UInt8(ascii: ",") })
      tabs.insert(line.count { sample.bytes[$0] == UInt8(ascii: "\t") })
      if line.contains(where: { sample.bytes[$0] <= 0x20 || sample.bytes[$0] >= 0x7F }) { isWords = false }
      return false
    }
    if lines >= 2, dated * 2 >= lines { return "a log without a hierarchy" }
    if lines >= 2, commas.count == 1, !commas.contains(0) { return "comma-separated values" }
    if lines >= 2, tabs.count == 1, !tabs.contains(0) { return "tab-separated values" }
    if isWords, sample.range.count >= 64, !sample.mayBeJSON, sample.firstByte != UInt8(ascii: "<") {
      return "base64 or another encoding of bytes; decode it first"
    }
    return nil
  }
}
