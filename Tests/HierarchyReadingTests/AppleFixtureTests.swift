import HierarchyReading
import PullParsing
import Testing
import ViewTree

@Suite struct AppleFixtureTests {
  @Test func `a recursive-description document gives its tree`() throws {
    try expectTree(
      "recursive-description.txt",
      #"""
      UIWindow (0 0; 390 844)
      ├─ UIScrollView (0 44; 390 800) clips offset (0 -12.5)
      │  ├─ UILabel "It's on; or off" (16 8; 358 40.67)
      │  ├─ SwiftUI._UIHostingView (0 60; 390 100) hidden
      │  │  ╰─ CAShapeLayer
      │  ╰─ UITextField "Your name" (16 200; 358 34) alpha 0.25
      ╰─ _UITextContainerView (0 0; 40 30)
      1:1: warning: this is no part of the hierarchy; left out
      """#)
  }

  @Test func `a uikit document gives its tree`() throws {
    try expectTree(
      "uikit.txt",
      #"""
      UIWindow (0 0; 390 844)
      ╰─ UILabel #title "It's\nhere" (16 60; 343 41) alpha 0.5
         ╰─ UIView hidden offset (0 44)
      """#)
  }

  @Test func `a tree document gives its tree`() throws {
    try expectTree(
      "tree.txt",
      #"""
      UIWindow (0 0; 390 844)
      ├─ UILabel #title "Say \"hi\"\n" (16 60; 343 41) hidden alpha 0.5
      │  ╰─ `odd class` #"a name"
      ╰─ UIScrollView (0 120; 390 547) clips offset (0 44) ◉ App.ListController "List" appeared
         ╰─ android.widget.Button (nan inf; 1e+40 -2.5)
      """#)
  }

  @Test func `an outline document gives its tree, with colours and attributes`() throws {
    try expectTree(
      "outline.txt",
      #"""
      UIView (0 0; 390 844) ◉ App.LoginController "Log in" appeared
      ├─ UILabel #title "Say \"hi\"\n" (16 60; 343 41) hidden alpha 0.5
      ╰─ UIScrollView (0 120; 390 547) clips offset (0 44)
         ╰─ `odd class` #"a name"
      """#)
    let tree = try HierarchyFormats.read(InputBytes(Fixture.bytes("outline.txt")), file: "outline.txt").trees[0].tree
    #expect(tree[0].backgroundColor == Color(hex: "#ffffff80"))
    #expect(tree.indices.map { tree[$0].isUserInteractionEnabled } == [true, false, true, true])
    #expect(
      tree.indices.map { tree.attributes(of: $0).map { "\($0.name)=\($0.value)" } } == [
        ["constraint=title.leading = view.leading + 16", "constraint=title.top = safeArea.top"],
        ["background=none: it's text", "font=system 17"], [], ["a: b=c\\d", "empty="],
      ])
  }

  @Test func `a view-controllers document gives its tree`() throws {
    try expectTree(
      "view-controllers.txt",
      #"""
      UILayoutContainerView ◉ UINavigationController appeared
      ├─ UIView hidden ◉ App.HomeController disappeared
      │  ╰─ `(view not loaded)` hidden ◉ App.ListController disappeared
      ╰─ UIView ◉ App.SheetController appeared
      UILayoutContainerView ◉ UITabBarController appeared
      """#)
  }

  @Test func `a controllers document gives its tree`() throws {
    try expectTree(
      "controllers.txt",
      #"""
      UILayoutContainerView ◉ UINavigationController appeared
      ╰─ UIView ◉ HomeController "Say \"hi\", then" appeared
      """#)
  }

  @Test func `a autolayout-trace document gives its tree`() throws {
    try expectTree(
      "autolayout-trace.txt",
      #"""
      UIWindow
      ├─ UIView
      │  ├─ UILabel "Hello"
      │  ├─ UILabel
      │  ╰─ App.Box
      ╰─ UIImageView
      """#)
  }

  @Test func `a subtree-description document gives its tree`() throws {
    try expectTree(
      "subtree-description.txt",
      #"""
      NSView (0 0; 200 100)
      ╰─ NSButton "Push Me" (10 48; 87 32)
         ╰─ NSButtonTextField "Push Me" (11 6; 65 16) hidden offset (0 4)
      """#)
  }

  @Test func `a tree-cli document gives its tree`() throws {
    try expectTree(
      "tree-cli.txt",
      #"""
      UIWindow (0 0; 393 852)
      ├─ _UIHostingView (0 10.5; 393 841.5)
      │  ╰─ UILabel "Hello, (you)" (16 40; 80 20)
      ╰─ UIView (0 0; 0 0) hidden
      """#)
  }

  @Test func `a xcuitest document gives its tree`() throws {
    try expectTree(
      "xcuitest.txt",
      #"""
      Application "App"
      ╰─ Window (0 0; 375 667)
         ╰─ Other #list (0 20; 375 647)
            ├─ Button "It's, on" (16.5 20; 80 44)
            ╰─ TextField "Name" (16 80; 80 44)
      """#)
  }

  @Test func `a earlgrey document gives its tree`() throws {
    try expectTree(
      "earlgrey.txt",
      #"""
      ## Window 1
      UIWindow (0 0; 375 667)
      ╰─ UIView (10 20; 355 600) hidden alpha 0.5
         ├─ UILabel #title "Sign In" (16 40; 80 20)
         ╰─ UIAccessibilityElement "42" (20 100; 40 20)
      ## Window 2
      UITextEffectsWindow (0 0; 375 667)
      """#)
  }
}
