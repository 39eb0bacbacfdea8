/// Two trees and what a person says changed between them.
///
/// Written down before the comparison was. A line is `+ path view` (added; path in the new tree), `- path view` (removed; path in
/// the old one), `> path → path view` (moved) or `~ path view: what` (changed; path in the new tree). A path names the place
/// among the siblings on each level, from the roots down.
struct TrickyPair: Sendable, CustomStringConvertible {
  var name: String
  var before: String
  var after: String
  var changes: [String]

  init(_ name: String, _ before: String, _ after: String, _ changes: [String]) {
    self.name = name
    self.before = before
    self.after = after
    self.changes = changes
  }

  var description: String { name }
}

extension TrickyPair {
  static let all: [TrickyPair] = nothing + lists + wrapping + moving + properties + keys + whole

  static let nothing = [
    TrickyPair("nothing and nothing", "", "", []),
    TrickyPair("the same screen", "Window\n  Label \"a\"\n  Label \"b\"", "Window\n  Label \"a\"\n  Label \"b\"", []),
    TrickyPair("identical twins in two places", "Window\n  A\n    B\n  A\n    B", "Window\n  A\n    B\n  A\n    B", []),
  ]

  static let lists = [
    TrickyPair(
      "one of five twins deleted", "Table\n  Cell\n  Cell\n  Cell\n  Cell\n  Cell", "Table\n  Cell\n  Cell\n  Cell\n  Cell",
      ["- 0.4 Cell"]),
    TrickyPair(
      "one of five twins with insides deleted", "Table\n" + String(repeating: "  Cell\n    Label \"x\"\n", count: 5),
      "Table\n" + String(repeating: "  Cell\n    Label \"x\"\n", count: 4), ["- 0.4 Cell (2 views)"]),
    TrickyPair(
      "the second of five twins deleted, the others stay where they were",
      "Table\n  Cell (0 0 9 44)\n  Cell (0 44 9 44)\n  Cell (0 88 9 44)\n  Cell (0 132 9 44)\n  Cell (0 176 9 44)",
      "Table\n  Cell (0 0 9 44)\n  Cell (0 88 9 44)\n  Cell (0 132 9 44)\n  Cell (0 176 9 44)", ["- 0.1 Cell"]),
    TrickyPair(
      "one of five twins deleted, the others close ranks",
      "Table\n  Cell (0 0 9 44)\n  Cell (0 44 9 44)\n  Cell (0 88 9 44)\n  Cell (0 132 9 44)\n  Cell (0 176 9 44)",
      "Table\n  Cell (0 0 9 44)\n  Cell (0 44 9 44)\n  Cell (0 88 9 44)\n  Cell (0 132 9 44)", ["- 0.4 Cell"]),
    TrickyPair(
      "a row deleted, those below close ranks",
      "Table\n  Cell \"a\" (0 0 9 44)\n  Cell \"b\" (0 44 9 44)\n  Cell \"c\" (0 88 9 44)\n  Cell \"d\" (0 132 9 44)",
      "Table\n  Cell \"a\" (0 0 9 44)\n  Cell \"c\" (0 44 9 44)\n  Cell \"d\" (0 88 9 44)",
      ["- 0.1 Cell \"b\"", "~ 0.1 Cell \"c\": y 88→44 (-44)", "~ 0.2 Cell \"d\": y 132→88 (-44)"]),
    TrickyPair(
      "a row inserted on top",
      "Table\n  Cell \"a\" (0 0 9 44)\n  Cell \"b\" (0 44 9 44)\n  Cell \"c\" (0 88 9 44)",
      "Table\n  Cell \"new\" (0 0 9 44)\n  Cell \"a\" (0 44 9 44)\n  Cell \"b\" (0 88 9 44)\n  Cell \"c\" (0 132 9 44)",
      [
        "+ 0.0 Cell \"new\"", "~ 0.1 Cell \"a\": y 0→44 (+44)", "~ 0.2 Cell \"b\": y 44→88 (+44)",
        "~ 0.3 Cell \"c\": y 88→132 (+44)",
      ]),
    TrickyPair(
      "a row inserted between separators that all look alike",
      "Table\n  Cell \"a\" (0 0 9 40)\n  Line (0 40 9 4)\n  Cell \"b\" (0 44 9 40)\n  Line (0 84 9 4)",
      "Table\n  Cell \"n\" (0 0 9 40)\n  Line (0 40 9 4)\n  Cell \"a\" (0 44 9 40)\n  Line (0 84 9 4)\n  Cell \"b\" (0 88 9 40)\n  Line (0 128 9 4)",
      [
        "+ 0.0 Cell \"n\"", "+ 0.1 Line", "~ 0.2 Cell \"a\": y 0→44 (+44)", "~ 0.3 Line: y 40→84 (+44)",
        "~ 0.4 Cell \"b\": y 44→88 (+44)", "~ 0.5 Line: y 84→128 (+44)",
      ]),
    TrickyPair(
      "a list scrolled by one row: the same slots, other texts",
      "Table\n  Label \"Apple\" (0 0 9 9)\n  Label \"Banana\" (0 9 9 9)",
      "Table\n  Label \"Banana\" (0 0 9 9)\n  Label \"Cherry\" (0 9 9 9)",
      ["- 0.0 Label \"Apple\"", "+ 0.1 Label \"Cherry\"", "~ 0.0 Label \"Banana\": y 9→0 (-9)"]),
    TrickyPair(
      "a text changed in a list of equal cells",
      "Table\n  Cell\n    Label \"x\"\n  Cell\n    Label \"x\"\n  Cell\n    Label \"x\"",
      "Table\n  Cell\n    Label \"x\"\n  Cell\n    Label \"y\"\n  Cell\n    Label \"x\"", ["~ 0.1.0 Label \"y\": text \"x\"→\"y\""]),
    TrickyPair(
      "two neighbours' texts changed", "Bar\n  Label \"1\" (0 0 9 9)\n  Label \"2\" (9 0 9 9)",
      "Bar\n  Label \"3\" (0 0 9 9)\n  Label \"4\" (9 0 9 9)",
      ["~ 0.0 Label \"3\": text \"1\"→\"3\"", "~ 0.1 Label \"4\": text \"2\"→\"4\""]),
    TrickyPair(
      "a twin becomes like its neighbour", "Table\n  Cell\n    Label \"a\"\n  Cell\n    Label \"a\"\n  Cell\n    Label \"b\"",
      "Table\n  Cell\n    Label \"a\"\n  Cell\n    Label \"b\"\n  Cell\n    Label \"b\"", ["~ 0.1.0 Label \"b\": text \"a\"→\"b\""]),
    TrickyPair(
      "a label replaced by another kind of view", "Bar\n  Label \"Total\" (0 0 50 20)\n  Label \"b\"",
      "Bar\n  ImageView (200 90 64 64)\n  Label \"b\"", ["- 0.0 Label \"Total\"", "+ 0.0 ImageView"]),
  ]

  static let wrapping = [
    TrickyPair(
      "a wrapper around three views with insides", "Window\n  A\n    Label \"1\"\n  B\n    Label \"2\"\n  C\n    Label \"3\"",
      "Window\n  Stack\n    A\n      Label \"1\"\n    B\n      Label \"2\"\n    C\n      Label \"3\"",
      ["+ 0.0 Stack", "> 0.0 → 0.0.0 A", "> 0.1 → 0.0.1 B", "> 0.2 → 0.0.2 C"]),
    TrickyPair(
      "a wrapper of the same class around twins", "View (0 0 9 9)\n  View\n    Label \"x\"\n  View\n    Label \"x\"",
      "View (0 0 9 9)\n  View\n    View\n      Label \"x\"\n    View\n      Label \"x\"",
      ["+ 0.0 View", "> 0.0 → 0.0.0 View", "> 0.1 → 0.0.1 View"]),
    TrickyPair(
      "a wrapper around three named leaves", "Window\n  Label #a\n  Label #b\n  Label #c",
      "Window\n  Stack\n    Label #a\n    Label #b\n    Label #c",
      ["+ 0.0 Stack", "> 0.0 → 0.0.0 Label #a", "> 0.1 → 0.0.1 Label #b", "> 0.2 → 0.0.2 Label #c"]),
    TrickyPair(
      "a wrapper around leaves that nothing identifies: no move is claimed", "Window\n  Label \"a\"\n  Label \"b\"",
      "Window\n  Stack\n    Label \"a\"\n    Label \"b\"",
      ["- 0.0 Label \"a\"", "- 0.1 Label \"b\"", "+ 0.0 Stack (3 views)"]),
    TrickyPair(
      "a wrapper taken away", "Window\n  Stack\n    A\n      Label \"1\"\n    B\n      Label \"2\"",
      "Window\n  A\n    Label \"1\"\n  B\n    Label \"2\"", ["- 0.0 Stack", "> 0.0.0 → 0.0 A", "> 0.0.1 → 0.1 B"]),
  ]

  static let moving = [
    TrickyPair(
      "a large and a small sibling swapped: the small one moved", "Window\n  Panel #p\n    Label \"1\"\n    Label \"2\"\n  Label #l",
      "Window\n  Label #l\n  Panel #p\n    Label \"1\"\n    Label \"2\"", ["> 0.1 → 0.0 Label #l"]),
    TrickyPair(
      "the first of three brought to the front", "Window\n  A #a\n  B #b\n  C #c", "Window\n  B #b\n  C #c\n  A #a",
      ["> 0.0 → 0.2 A #a"]),
    TrickyPair(
      "an equal subtree without a key brought to the front", "Window\n  A\n    X\n  B\n    Y\n  C\n    Z",
      "Window\n  B\n    Y\n  C\n    Z\n  A\n    X", ["> 0.0 → 0.2 A"]),
    TrickyPair(
      "a leaf without a key brought to the front: no move is claimed", "Window\n  Label \"a\"\n  A #a\n  B #b\n  C #c",
      "Window\n  A #a\n  B #b\n  C #c\n  Label \"a\"", ["- 0.0 Label \"a\"", "+ 0.3 Label \"a\""]),
    TrickyPair(
      "a subtree moved between parents", "Window\n  A #a\n    Row\n      Label \"x\"\n  B #b",
      "Window\n  A #a\n  B #b\n    Row\n      Label \"x\"", ["> 0.0.0 → 0.1.0 Row"]),
    TrickyPair(
      "one of three twins moved between parents",
      "Window\n  A #a\n    Row\n      X\n    Row\n      X\n  B #b\n    Row\n      X\n  C #c\n    Row\n      X",
      "Window\n  A #a\n    Row\n      X\n  B #b\n    Row\n      X\n  C #c\n    Row\n      X\n    Row\n      X",
      ["> 0.0.1 → 0.2.1 Row"]),
    TrickyPair(
      "a leaf without a key changes its parent: no move is claimed", "Window\n  A #a\n    Label \"x\"\n  B #b",
      "Window\n  A #a\n  B #b\n    Label \"x\"", ["- 0.0.0 Label \"x\"", "+ 0.1.0 Label \"x\""]),
    TrickyPair(
      "a small subtree moved and changed inside: no move is claimed", "Window\n  A #a\n    Row\n      Label \"x\"\n  B #b",
      "Window\n  A #a\n  B #b\n    Row\n      Label \"y\"", ["- 0.0.0 Row (2 views)", "+ 0.1.0 Row (2 views)"]),
    TrickyPair(
      "a subtree with an id moved and changed inside", "Window\n  A #a\n    Row !r\n      Label \"x\"\n  B #b",
      "Window\n  A #a\n  B #b\n    Row !r\n      Label \"y\"", ["> 0.0.0 → 0.1.0 Row", "~ 0.1.0.0 Label \"y\": text \"x\"→\"y\""]),
    TrickyPair(
      "a large subtree moved, one text changed in it", "Window\n  A #a\n    Panel\n" + row("x") + row("y") + row("z") + row("u") + "  B #b",
      "Window\n  A #a\n  B #b\n    Panel\n" + row("x") + row("changed") + row("z") + row("u"),
      ["> 0.0.0 → 0.1.0 Panel", "~ 0.1.0.1.0 Label \"changed\": text \"y\"→\"changed\""]),
    TrickyPair(
      "rescued out of a subtree that went", "Window\n  Panel\n    Label #keep\n    Label \"x\"", "Window\n  Label #keep",
      ["- 0.0 Panel (2 views)", "> 0.0.0 → 0.0 Label #keep"]),
    TrickyPair(
      "parent and child trade places", "Window\n  A #a\n    B #b", "Window\n  B #b\n    A #a",
      ["> 0.0.0 → 0.0 B #b", "> 0.0 → 0.0.0 A #a"]),
    TrickyPair(
      "all turned round", "Window\n  A #a\n    X\n    X\n  B #b\n  C #c\n  D #d", "Window\n  D #d\n  C #c\n  B #b\n  A #a\n    X\n    X",
      ["> 0.3 → 0.0 D #d", "> 0.2 → 0.1 C #c", "> 0.1 → 0.2 B #b"]),
    TrickyPair(
      "moved, and its frame follows", "Window\n  A #a\n    Row (8 9 50 20)\n      Label \"x\"\n  B #b",
      "Window\n  A #a\n  B #b\n    Row (0 0 50 20)\n      Label \"x\"",
      ["> 0.0.0 → 0.1.0 Row", "~ 0.1.0 Row: x 8→0 (-8), y 9→0 (-9)"]),
  ]

  private static func row(_ text: String) -> String { "      Row\n        Label \"\(text)\"\n        Icon\n" }

  static let properties = [
    TrickyPair("a text", "W\n  Label \"a\"", "W\n  Label \"b\"", ["~ 0.0 Label \"b\": text \"a\"→\"b\""]),
    TrickyPair("hidden", "W\n  A (0 0 9 9)\n  B", "W\n  A (0 0 9 9) hidden\n  B", ["~ 0.0 A: hidden no→yes"]),
    TrickyPair(
      "renamed, in a row of its like", "W\n  A #a (0 0 9 9)\n  A #b (9 0 9 9)\n  A #c (18 0 9 9)",
      "W\n  A #a (0 0 9 9)\n  A #new (9 0 9 9)\n  A #c (18 0 9 9)", ["~ 0.1 A #new: name #b→#new"]),
    TrickyPair("scrolled", "Scroll clips\n  Page\n    A", "Scroll clips offset:0,44\n  Page\n    A", ["~ 0 Scroll: offset (0 0)→(0 44)"]),
    TrickyPair("a frame where there was none", "W\n  A", "W\n  A (1 2 3 4)", ["~ 0.0 A: frame none→(1 2; 3 4)"]),
    TrickyPair(
      "everything at once", "W\n  A #k (0 0 1 1) bg:#ff0000 x=1 y=2",
      "W\n  B #k (0 0 2 1) hidden clips disabled alpha:0.5 \"t\" @C/T/S y=3 z=4",
      [
        "~ 0.0 B #k \"t\": class A→B, width 1→2 (+1), hidden no→yes, alpha 1→0.5, clips no→yes, interactive yes→no, "
          + "text none→\"t\", background #ff0000ff→none, controller none→C \"T\" S, [x] \"1\"→none, [y] \"2\"→\"3\", [z] none→\"4\""
      ]),
    TrickyPair("a controller replaced", "W\n  V @Old\n    Label \"x\"", "W\n  V @New\n    Label \"x\"", ["~ 0.0 V: controller Old→New"]),
    TrickyPair(
      "a controller appeared", "W\n  V @C/Home/appearing", "W\n  V @C/Home/appeared",
      ["~ 0.0 V: controller state appearing→appeared"]),
    TrickyPair("attributes in another order", "W\n  A x=1 y=2", "W\n  A y=2 x=1", ["~ 0.0 A: attributes reordered"]),
    TrickyPair("an attribute named twice", "W\n  A x=1 x=2", "W\n  A x=1 x=3", ["~ 0.0 A: [x] \"2\"→\"3\""]),
  ]

  static let keys = [
    TrickyPair("the class changed, the id is the same", "W\n  A !1\n  A !2", "W\n  A !1\n  B !2", ["~ 0.1 B: class A→B"]),
    TrickyPair(
      "the class of a container changed, its insides are the same", "W\n  View\n    Label \"1\"\n    Label \"2\"\n    Label \"3\"",
      "W\n  Stack\n    Label \"1\"\n    Label \"2\"\n    Label \"3\"", ["~ 0.0 Stack: class View→Stack"]),
    TrickyPair(
      "a name used twice identifies nothing", "W\n  Label #n \"a\"\n  Label #n \"b\"", "W\n  Label #n \"a\"\n  Label #n \"c\"",
      ["~ 0.1 Label #n \"c\": text \"b\"→\"c\""]),
    TrickyPair(
      "a name used once before and twice after", "W\n  Label #n \"a\"", "W\n  Label #n \"a\"\n  Label #n \"b\"", ["+ 0.1 Label #n \"b\""]),
    TrickyPair(
      "tags identify", "W\n  A tag=1\n  A tag=2\n  A tag=3", "W\n  A tag=2\n  A tag=3\n  A tag=1", ["> 0.0 → 0.2 A"]),
    TrickyPair(
      "tag 0 is no tag", "W\n  A tag=0 \"x\"", "W\n  B\n    A tag=0 \"x\"", ["- 0.0 A \"x\"", "+ 0.0 B (2 views)"]),
    TrickyPair(
      "numbers given in reading order identify nothing",
      "Window !1\n  View !2\n  Label !3 \"a\"\n  Image !4\n  Button !5 \"b\"\n    Label !6 \"c\"",
      "Window !1\n  View !2\n  Switch !3\n  Label !4 \"a\"\n  Image !5\n  Button !6 \"b\"\n    Label !7 \"c\"",
      ["+ 0.1 Switch"]),
  ]

  static let whole = [
    TrickyPair("everything new", "", "W\n  A\n  B", ["+ 0 W (3 views)"]),
    TrickyPair("everything gone", "W\n  A\n  B", "", ["- 0 W (3 views)"]),
    TrickyPair(
      "the root replaced", "Login (0 0 375 667)\n  Field \"user\"\n  Field \"password\"", "Home (0 0 375 600)\n  Map\n  Bar \"x\"",
      ["- 0 Login (3 views)", "+ 0 Home (3 views)"]),
    TrickyPair("a second window", "Window\n  A", "Window\n  A\nAlert\n  B", ["+ 1 Alert (2 views)"]),
    TrickyPair(
      "one leaf at the bottom of a chain", "A\n  A\n    A\n      A\n        A \"x\"", "A\n  A\n    A\n      A\n        A \"y\"",
      ["~ 0.0.0.0.0 A \"y\": text \"x\"→\"y\""]),
  ]
}
