import InterfaceBuilder
import PullParsing
import Scenes
import Testing
import ViewRendering
import ViewTree

/// The app of two storyboards, as saved: the frames are those in the files, the embedded views at 0 0 in containers of 355×497.
struct ContainerTests {
  @Test func `embed segues are followed, one of them into the other file`() throws {
    let dump = try Documents.dump(
      ContainerStoryboards.main, scene: "ViewController", files: ["Other.storyboard": ContainerStoryboards.other])
    #expect(
      dump == """
        UIView (0 0; 375 667) ◉ ViewController
        ╰─ UIView #"Safe Area Container" (0 40; 375 607)
           ├─ UILabel #Heading "Two pages, a controller on each" (10 10; 200 40)
           ├─ UIScrollView #Pages (0 70; 375 517) clips
           │  ╰─ UIView #Content (0 0; 750 517)
           │     ├─ UIView #"First Page" (0 0; 375 517)
           │     │  ╰─ UIView #"First Container" (10 10; 355 497)
           │     │     ╰─ UIView (0 0; 355 497) ◉ LeftViewController
           │     │        ╰─ UILabel "Left page" (77.5 238; 200 21)
           │     ╰─ UIView #"Second Page" (375 0; 375 517)
           │        ╰─ UIView #"Second Container" (10 10; 355 497)
           │           ╰─ UIView (0 0; 355 497) ◉ RightViewController
           │              ╰─ UILabel "Right page" (77.5 238; 200 21)
           ╰─ UIButton #"Add Button" "add Child Controller" (230 15; 137 30)

        """)
  }

  @Test func `without embedding each node is one element`() throws {
    let document = try Documents.read(ContainerStoryboards.main)
    let (tree, notes) = try document.tree(embedding: nil)
    let frames = ContainerStoryboards.main.split(separator: "\n").filter { $0.contains("<rect key=\"frame\"") }.count
    #expect(tree.count == frames)
    #expect(tree.count == 12)
    #expect(notes.isEmpty)
    #expect(
      tree.attribute("embeds", of: try #require(tree.indices.first { tree.name(of: $0) == "First Container" })) == "LeftViewController")
  }

  @Test func `a file that is not there is noted`() throws {
    let document = try Documents.read(ContainerStoryboards.main)
    let (tree, notes) = try document.tree(of: document.scenes(named: "ViewController"))
    #expect(tree.count == 12)  // ten of the scene, two of LeftViewController
    #expect(notes.map(\.message) == ["'Other.storyboard' is not beside this file; nothing is embedded"])
    #expect(notes.first?.location.file == "Main.storyboard")
    #expect((notes.first?.location.line ?? 0) > 100)
  }

  @Test func `scenes go by class, identifier, title, label and ids`() throws {
    let other = try Documents.read(ContainerStoryboards.other)
    #expect(other.names(ofScene: 1) == ["AddViewController", "add-Vc-050", "add-Sc-000"])
    #expect(other.scenes(named: "RightViewController") == [0])
    #expect(other.scenes(named: "add-Sc-000") == [1])
    #expect(other.scenes(named: "Nothing") == [])
    #expect(other.initialScene == 0)
    #expect(try Documents.read(ContainerStoryboards.main).names(ofScene: 2) == ["ref-Vc-030", "Other", "ref-Sc-000"])
  }

  @Test func `the tree knows its source and screen`() throws {
    let tree = try Documents.read(ContainerStoryboards.main, file: "a/folder/Main.storyboard").tree().tree
    #expect(tree.source == ViewTree.Source(format: "storyboard", name: "Main.storyboard"))
    #expect(tree.screen == Size(width: 375, height: 667))
  }

  @Test func `a document tells its constraints, connections and guides`() throws {
    let document = try Documents.read(ContainerStoryboards.main)
    #expect(document.constraints.count == 38)
    let width = try #require(document.constraints.first { $0.id == "scr-k0-001" })
    #expect(width.firstItem == nil && width.firstAttribute == "width" && width.constant == 200 && width.priority == 1000)
    #expect(width.owner.map { document.views[$0].userLabel } == "Heading")
    #expect(document.layoutGuides.map(\.id) == ["scr-Gd-012", "lft-Gd-023"])
    #expect(document.connections.count == 5)
    #expect(document.connections.first?.kind == .segue(kind: "embed", relationship: nil, identifier: nil))
    #expect(document.usesAutoLayout && document.usesSafeAreas && document.matchesColors)
    #expect(document.toolsVersion == "14113")
  }

  @Test func `a node tells what an iOS developer asks for`() throws {
    let tree = try Documents.read(ContainerStoryboards.main).tree(embedding: nil).tree
    let button = tree[try #require(tree.indices.first { tree.className(of: $0) == "UIButton" })]
    #expect(button.identity == "scr-Bt-011")
    #expect(
      button.attributes == [
        .init("buttonType", "roundedRect"), .init("action", "addChildController: touchUpInside"),
      ])
    let pages = tree[try #require(tree.indices.first { tree.className(of: $0) == "UIScrollView" })]
    #expect(pages.backgroundColor?.description == "#40e0ffff")
    #expect(pages.attributes == [.init("pagingEnabled", "YES"), .init("outlet", "ViewController.scrollView")])
    let label = tree[try #require(tree.indices.first { tree.name(of: $0) == "Heading" })]
    #expect(!label.isUserInteractionEnabled)
    #expect(label.attributes == [.init("numberOfLines", "3"), .init("font", "system 11")])
  }
}
