import Testing

@testable import ViewTree

struct SelectorTests {
  private let tree = ViewTree(screen: Size(width: 100, height: 100)) {
    View("UIWindow", identity: "w-1", frame: (0, 0, 100, 100)) {
      View("App.MainView", name: "A View", frame: (0, 0, 100, 100)) {
        View("UILabel", name: "title", frame: (0, 0, 50, 10), text: "Sign in")
        View("UILabel", frame: (0, 10, 50, 10), text: "Swap \"all\"\nviews").hidden()
        View("Outer<Inner>", frame: (0, 20, 50, 10)).attribute("android:hint", "Your name").attribute("class", "odd")
      }.background("#ff8000").controller("App.Main", title: "Home")
      View("android.widget.TextView", frame: (0, 200, 50.5, 10)).alpha(0.5).clips().interactive(false)
    }
  }

  private func found(_ selector: String) throws -> [Int] {
    tree.indices(matching: try ViewTree.Selector(selector))
  }

  @Test(arguments: [
    ("*", [0, 1, 2, 3, 4, 5]),
    ("UILabel", [2, 3]),
    ("MainView", [1]),
    ("App.MainView", [1]),
    ("View", []),
    ("TextView", [5]),
    ("widget.TextView", [5]),
    ("`Outer<Inner>`", [4]),
    ("Outer\\<Inner\\>", [4]),
    ("#title", [2]),
    ("#\"A View\"", [1]),
    ("#A\\ View", [1]),
    ("\"Sign in\"", [2]),
    ("UILabel'Sign in'", [2]),
    ("[text]", [2, 3]),
    ("[text=\"Swap \\\"all\\\"\\nviews\"]", [3]),
    ("[text='Swap \"all\"\\u{A}views']", [3]),
    ("[text*=IN i]", [2]),
    ("[text*=IN]", []),
    ("[text~=views]", [3]),
    ("[text^=S]", [2, 3]),
    ("[text$=in]", [2]),
    ("[ id = w-1 ]", [0]),
    ("[class^=UI]", [0, 2, 3]),
    ("[frame='0, 0, 100, 100']", [0, 1]),
    ("[frame=0,200,50.5,10]", [5]),
    ("[width>50]", [0, 1, 5]),
    ("[width=50.50]", [5]),
    ("[y>=10][y<200]", [3, 4]),
    ("[alpha]", [5]),
    ("[alpha<1]", [5]),
    ("[depth=1]", [1, 5]),
    ("[background]", [1]),
    ("[background=#FF8000]", [1]),
    ("[controller=App.Main]", [1]),
    ("[controller$=Main]", [1]),
    ("[controller.title=Home]", [1]),
    ("[hidden]", [3]),
    ("[hidden=false]", [0, 1, 2, 4, 5]),
    ("[isHidden]", [3]),
    ("[clips]", [5]),
    ("[interactive=false]", [5]),
    ("[android:hint='Your name']", [4]),
    ("[\"android:hint\"]", [4]),
    ("[nothing]", []),
    (":root", [0]),
    (":empty", [2, 3, 4, 5]),
    (":visible", [0, 1, 2, 4]),
    (":hidden", [3]),
    (":off-screen", [5]),
    (":first-child", [0, 1, 2]),
    (":last-child", [0, 4, 5]),
    (":only-child", [0]),
    (":nth-child(2)", [3, 5]),
    (":nth-child( 2n + 1 )", [0, 1, 2, 4]),
    (":nth-child(odd)", [0, 1, 2, 4]),
    (":nth-child(-n+2)", [0, 1, 2, 3, 5]),
    (":nth-last-child(1)", [0, 4, 5]),
    ("UILabel:not(:hidden, #title)", []),
    (":is(UILabel, [clips])", [2, 3, 5]),
    (":has(UILabel)", [0, 1]),
    (":has(> UILabel)", [1]),
    (":has(+ TextView)", [1]),
    (":has(~ UILabel)", [2]),
    ("UILabel:has(+ UILabel)", [2]),
    ("UIWindow UILabel", [2, 3]),
    ("UIWindow > UILabel", []),
    ("MainView>UILabel", [2, 3]),
    ("UILabel + *", [3, 4]),
    ("#title ~ *", [3, 4]),
    ("UIWindow\tMainView\n>  #title", [2]),
    (" UILabel , UIWindow ", [0, 2, 3]),
  ]) func `a selector finds what it says`(selector: String, indices: [Int]) throws {
    #expect(try found(selector) == indices)
  }

  @Test(arguments: 1...6) func `passes over the tree agree with asking each view, on random trees and selectors`(seed: UInt64) throws {
    var random = RandomTrees(seed: seed)
    var foundSome = 0
    for count in 0..<150 {
      let tree = random.tree(count: count % 25)
      let text = random.selector()
      let selector = try ViewTree.Selector(text)
      let found = tree.indices(matching: selector)
      #expect(found == SelectorTwin(tree: tree).indices(matching: selector), "\(text)")
      if !found.isEmpty { foundSome += 1 }
    }
    #expect(foundSome > 40)
  }

  @Test func `a view's label finds it, unless it was cut`() throws {
    var random = RandomTrees(seed: 3)
    let tree = random.tree(count: 200)
    for index in tree.indices {
      #expect(try tree.indices(matching: ViewTree.Selector(tree.label(of: index))).contains(index), "\(tree.label(of: index))")
    }
    let long = ViewTree { View("UIView", name: String(repeating: "n", count: 25)) }
    #expect(long.label(of: 0) == "#" + String(repeating: "n", count: 24) + "…")
  }

  @Test func `a deep tree is no trouble for a selector`() throws {
    var builder = ViewTree.Builder()
    for _ in 0..<20_000 { builder.open(.init("View")) }
    let tree = builder.finish()
    #expect(tree.indices(matching: try ViewTree.Selector("View > View View:has(View > View:empty)")).count == 19_996)
  }
}
