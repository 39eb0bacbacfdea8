import Testing
import ViewTree

private func tree() -> ViewTree {
  var builder = ViewTree.Builder()
  builder.open(ViewTree.Node("UIView", identity: "1", frame: Rect(x: 0, y: 0, width: 100, height: 100)))
  var clock = ViewTree.Node("UILabel", identity: "2", name: "clock", frame: Rect(x: 1, y: 2, width: 3, height: 4), text: "10:23")
  clock.attributes = [ViewTree.Attribute("date", "today"), ViewTree.Attribute("font", "Menlo"), ViewTree.Attribute("date", "now")]
  clock.alpha = 0.5
  clock.isHidden = true
  builder.add(clock)
  builder.open(ViewTree.Node("UITableView", name: "feed"))
  builder.add(ViewTree.Node("Cell", text: "a"))
  builder.add(ViewTree.Node("Cell", text: "b"))
  return builder.finish()
}

@Suite struct RedactionTests {
  private func clock(_ redaction: ViewTree.Redaction) throws -> ViewTree.Node { try tree().redacting([redaction])[1] }

  @Test func `what is there gives way to what is always the same, what isn't stays so`() throws {
    let all = try tree().redacting([.text("*")])
    #expect(all.indices.map { all.text(of: $0) } == [nil, "[redacted]", nil, "[redacted]", "[redacted]"])
    #expect(try clock(.frame("#clock")).frame == nil)
    #expect(try clock(.name("#clock")).name == "[redacted]")
    #expect(try clock(.identity("*")).identity == nil)
    #expect(try clock(.alpha("UILabel")).alpha == 1)
    #expect(try clock(.isHidden("UILabel")).isHidden == false)
    #expect(try clock(.attribute("date", of: "*")).attributes.map(\.value) == ["[redacted]", "Menlo", "[redacted]"])
    #expect(try clock(.attributes("*")).attributes.map(\.value) == ["[redacted]", "[redacted]", "[redacted]"])
    #expect(try tree().redacting([.frame("#nothing")]) == tree())
  }

  @Test func `a text goes from attributes, too`() throws {
    var builder = ViewTree.Builder()
    var button = ViewTree.Node("UIButton", text: "Go")
    button.attributes = [
      ("state.highlighted", "image=house title=Going"), ("fragment.content", "\"Go\""), ("placeholder", "Where to"), ("kind", "Go"),
      ("font", "Gothic"),
    ].map { ViewTree.Attribute($0.0, $0.1) }
    builder.add(button)
    let redacted = try builder.finish().redacting([.text("*")])[0]
    #expect(redacted.attributes.map(\.value) == ["[redacted]", "[redacted]", "[redacted]", "[redacted]", "Gothic"])
    #expect(redacted.text == "[redacted]")
  }

  @Test func `views, or all inside them, can be left out`() throws {
    let feed = try tree().redacting([.subviews("#feed")])
    #expect(feed.indices.map { feed.className(of: $0) } == ["UIView", "UILabel", "UITableView"])
    let rest = try tree().redacting([.views("#feed"), .text("#clock")])
    #expect(rest.indices.map { rest.className(of: $0) } == ["UIView", "UILabel"])
    #expect(rest.text(of: 1) == "[redacted]")
  }

  @Test func `each selects from the tree as it was`() throws {
    let redacted = try tree().redacting([.views("#feed"), .text("UILabel"), .frame("[text='10:23']"), .text("#feed ~ *"), .name("*")])
    #expect(redacted.indices.map { redacted.className(of: $0) } == ["UIView", "UILabel"])
    #expect(redacted.frame(of: 1) == nil)
    let nested = try tree().redacting([.subviews("*"), .views("Cell")])
    #expect(nested.count == 1)
  }

  @Test func `a list has a selector and properties a line`() throws {
    let list = """
      # A comment, and an empty line.

      #clock text
      UIView > UILabel x, width\t
        UITableView Cell text frame
      * attributes.date
      #feed subviews
      [text="a b"] view
      ## another
      """
    let redactions = try ViewTree.Redaction.list(parsing: list, file: "redact")
    #expect(redactions.map(\.selector) == ["#clock", "UIView > UILabel", "UITableView Cell", "*", "#feed", #"[text="a b"]"#])
    #expect(redactions[0] == .text("#clock"))
    #expect(redactions[3] == .attribute("date", of: "*"))
    #expect(redactions[5] == .views(#"[text="a b"]"#))
    let redacted = try tree().redacting(redactions)
    #expect(redacted.text(of: 1) == "[redacted]")
    #expect(redacted.frame(of: 1) == Rect(x: 0, y: 2, width: 0, height: 4))
    #expect(redacted.count == 3)
  }

  @Test(arguments: [
    ("#clock txt", "redact:1:8: error: there is no property 'txt'; did you mean 'text'?"),
    ("\n#clock", "redact:2:7: error: it is not said what to redact; write SELECTOR PROPERTY, say '#clock text', with one of "),
    ("text", "redact:1:5: error: it is not said what to redact"),
    ("UILabel bogus", "redact:1:9: error: there is no property 'bogus'; there are class, id, "),
    ("\r\n  UILabel:nope text\r\n", "redact:2:11: error: no pseudo-class is called nope"),
    ("UILabel[ text", "redact:1:9: error: "),
  ])
  func `an error has its place`(list: String, message: String) {
    #expect {
      try ViewTree.Redaction.list(parsing: list, file: "redact")
    } throws: { error in
      "\(error)".hasPrefix(message)
    }
  }

  @Test func `on the command line selector and properties come apart`() throws {
    #expect(try ViewTree.Redaction("#clock", parsing: "text", file: "f") == .text("#clock"))
    #expect(throws: RedactionError.self) { try ViewTree.Redaction("#clock", parsing: "text,frme", file: "f") }
    #expect(throws: RedactionError.self) { try ViewTree.Redaction("#clock", parsing: "", file: "f") }
    #expect(throws: RedactionError.self) { try ViewTree.Redaction("#:", parsing: "text", file: "f") }
  }
}
