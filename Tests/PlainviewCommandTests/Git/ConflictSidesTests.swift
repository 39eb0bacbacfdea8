import PullParsing
import Testing

@testable import PlainviewCommand

@Suite struct ConflictSidesTests {
  private func sides(_ text: String) -> [String]? {
    ConflictSides(InputBytes(text)).map { sides in
      [sides.ours, sides.theirs].flatMap { [$0.name, String(decoding: $0.bytes, as: UTF8.self)] } + ["\(sides.count)"]
    }
  }

  @Test func `lines between markers are one side's, all others both sides'`() {
    let text = "a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> topic: say\nd\n<<<<<<< HEAD\n=======\ne\n>>>>>>> topic: say\n"
    #expect(sides(text) == ["HEAD", "a\nb\nd\n", "topic: say", "a\nc\nd\ne\n", "2"])
    #expect(sides(text.replacing("\n", with: "\r\n")) == ["HEAD", "a\r\nb\r\nd\r\n", "topic: say", "a\r\nc\r\nd\r\ne\r\n", "2"])
    #expect(sides("<<<<<<< o\nb\n||||||| base\nx\n=======\nc\n>>>>>>> t") == ["o", "b\n", "t", "c\n", "1"])
    #expect(sides("<<<<<<<\nb\n=======\n>>>>>>>\n") == ["", "b\n", "", "", "1"])
  }

  @Test(arguments: [
    "", "a\n", "<<<<<<< o\n", "<<<<<<< o\n=======\n", "=======\n>>>>>>> t\n", "<<<<<<< o\n<<<<<<< o\n=======\n>>>>>>> t\n",
    "<<<<<<< o\n>>>>>>> t\n", "<<<<<<<< o\n========\n>>>>>>>> t\n", " <<<<<<< o\n =======\n >>>>>>> t\n",
  ])
  func `where markers are missing there is no conflict to take apart`(text: String) {
    #expect(sides(text) == nil)
  }
}
