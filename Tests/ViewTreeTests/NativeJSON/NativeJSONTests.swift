import PullParsing
import Testing
import ViewTree

@Suite struct NativeJSONTests {
  private func read(_ text: String) throws -> ViewTree {
    try ViewTree(json: InputBytes(text), file: "t.json")
  }

  @Test func `a view a line, keys whose value is the default left out`() throws {
    var builder = ViewTree.Builder()
    builder.source = .init(format: "storyboard", name: "Main")
    builder.screen = Size(width: 375, height: 667)
    builder.open(.init("UIWindow", frame: Rect(x: 0, y: 0, width: 375, height: 667)))
    var label = ViewTree.Node(
      "UILabel", identity: "a1", name: "title", frame: Rect(x: 16, y: -0.5, width: 1.0 / 3, height: .infinity), text: "a\n\"b\"\u{2028}")
    label.boundsOrigin = Point(x: 0, y: .nan)
    label.isHidden = true
    label.alpha = 0.5
    label.clipsToBounds = true
    label.isUserInteractionEnabled = false
    label.backgroundColor = Color(red: 255, green: 0, blue: 16, alpha: 128)
    label.controller = .init("TitleController", title: "", state: "appeared")
    label.attributes = [.init("tag", "7"), .init("", ""), .init("tag", "8")]
    builder.add(label)
    builder.close()
    let tree = builder.finish()

    let text = tree.json()
    #expect(
      text == #"""
        {"plainview":1,"source":{"format":"storyboard","name":"Main"},"screen":[375,667],"roots":[
         {"class":"UIWindow","frame":[0,0,375,667],"children":[
          {"class":"UILabel","id":"a1","name":"title","frame":[16,-0.5,0.3333333333333333,"inf"],"bounds":[0,"nan"],"hidden":true,"alpha":0.5,"clips":true,"interactive":false,"text":"a\n\"b\"\u2028","background":"#ff001080","controller":{"class":"TitleController","title":"","state":"appeared"},"attributes":{"tag":"7","":"","tag":"8"}}]}]}

        """#)
    #expect(try read(text) == tree)
    #expect(try read(tree.json(.compact)) == tree)
  }

  @Test func `keys come in any order, children before the rest too`() throws {
    let tree = try read(
      #"{"roots":[{"children":[{"frame":[1,2,3,4],"class":"B"}],"attributes":{"k":"v"},"class":"A"}],"plainview":1}"#)
    #expect(tree.brokenInvariant() == nil)
    #expect(tree[0].className == "A" && tree[0].attributes == [.init("k", "v")])
    #expect(tree[1].className == "B" && tree.superview(of: 1) == 0)
  }

  @Test func `an empty tree and a tree of several roots`() throws {
    #expect(try read(ViewTree().json()) == ViewTree())
    let forest = try read(#"{"plainview":1,"roots":[{"class":"A"},{"class":"B","children":[]},{"class":"C"}]}"#)
    #expect(Array(forest.roots) == [0, 1, 2])
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `a random tree comes back equal, nan, infinities, empty and odd strings included`(seed: UInt64) throws {
    var random = RandomTrees(seed: seed)
    let tree = random.tree(count: Int(seed % 60))
    for layout in [JSONLayout.lines, .compact] {
      let back = try read(tree.json(layout))
      #expect(back == tree)
      #expect(back.brokenInvariant() == nil)
      #expect(back.json(layout) == tree.json(layout))
    }
  }

  @Test func `several documents are read in order`() throws {
    let line = "{\"plainview\":1,\"roots\":[{\"class\":\"A\"}]}\n"
    #expect(try ViewTree.trees(json: InputBytes(line + line), file: "t").count == 2)
    #expect(throws: NativeJSONError.self) { try read(line + line) }
  }

  @Test func `one node alone`() throws {
    let tree = try ViewTree(nodeJSON: #"{"class":"A","children":[{"class":"B"},{"class":"C"}]}"#, file: "node")
    #expect(tree.count == 3 && Array(tree.subviews(of: 0)) == [1, 2])
  }

  static let wrong: [(text: String, message: String)] = [
    ("[]", #"t.json:1:1: error: this JSON is no Plainview tree; one is an object with "plainview":1 and "roots":[…]"#),
    (#"{"type":"x"}"#, #"t.json:1:2: error: this JSON is no Plainview tree; one is an object with "plainview":1 and "roots":[…]"#),
    (#"{"plainview":2}"#, "t.json:1:14: error: version 2 of native JSON is not known here; this reader knows version 1"),
    (#"{"plainview":1}"#, "t.json:1:1: error: the key 'roots' is missing; it is required here"),
    (#"{"plainview":1,"root":[]}"#, "t.json:1:16: error: unknown key 'root'; did you mean 'roots'?"),
    (
      #"{"plainview":1,"roots":[{"class":"A","hiden":true}]}"#, "t.json:1:38: error: unknown key 'hiden'; did you mean 'hidden'?"
    ),
    (
      #"{"plainview":1,"roots":[{"class":"A","zzz":true}]}"#,
      "t.json:1:38: error: unknown key 'zzz'; what has no key of its own goes into \"attributes\""
    ),
    (#"{"plainview":1,"roots":[{"id":"A"}]}"#, "t.json:1:34: error: the key 'class' is missing; it is required here"),
    (
      #"{"plainview":1,"roots":[{"class":"A","children":[],"class":"B"}]}"#,
      "t.json:1:52: error: the key 'class' stands twice in one object; keep one"
    ),
    (#"{"plainview":1,"roots":[{"class":"A","frame":[1,2]}]}"#, "t.json:1:50: error: 'frame' has an array of 4 numbers"),
    (#"{"plainview":1,"roots":[{"class":"A","alpha":"x"}]}"#, #"t.json:1:46: error: 'alpha' has a number, or "nan", "inf" or "-inf""#),
    (#"{"plainview":1,"roots":[{"class":"A","background":"red"}]}"#, ##"t.json:1:51: error: 'background' has a colour, "#rrggbbaa""##),
    (#"{"plainview":1,"roots":[{"class":"A","hidden":1}]}"#, "t.json:1:47: error: 'hidden' has true or false"),
    (#"{"plainview":1,"roots":[1]}"#, "t.json:1:25: error: 'roots' has objects, one a view"),
    (#"{"plainview":1,"roots":[{"class":"A","children":[[]]}]}"#, "t.json:1:50: error: 'children' has objects, one a view"),
    (
      #"{"plainview":1,"roots":[{"class":"A"}"#,
      "t.json:1:38: error: the input ends where JSON has ',' or ']'; it was cut, get the whole of it"
    ),
  ]

  @Test(arguments: wrong)
  func `what is no tree is an error that says where`(text: String, message: String) {
    do {
      _ = try read(text)
      Issue.record("read: \(text)")
    } catch { #expect("\(error)" == message) }
  }

  @Test func `a hierarchy 10,000 levels deep comes back whole`() throws {
    var builder = ViewTree.Builder()
    for level in 0..<10_000 { builder.open(.init("V", text: level % 1000 == 0 ? "level \(level)" : nil)) }
    let tree = builder.finish()
    let text = tree.json()
    #expect(text.utf8.count < 10_000 * 260)
    #expect(try read(text) == tree)
  }
}
