import HierarchyReading
import Testing
import ViewRendering
import ViewTree

/// Android's formats as other versions of their tools, and reports that quote them, have them.
@Suite struct AndroidVariantTests {
  private static let inPixels =
    "note: frames are in pixels, for the source does not tell how many make a point ('--density' does); each root has 'unit' px\n"

  @Test(arguments: [" | ", "|", "\n|\n", " "]) func `an Espresso failure on one line parts at its views`(separator: String) throws {
    let views = [
      "+>DecorView{id=-1, visibility=VISIBLE, width=9, height=8, layout-params={(0,0)(fillxfill) sim={adjust=pan} ty=1}, x=0.0, y=0.0}",
      "+->LinearLayout{id=-1, visibility=VISIBLE, width=9, height=8, tag=null, x=0.0, y=0.0, child-count=2}",
      "+-->TextView{id=2, res-name=title, visibility=GONE, width=3, height=4, text=a | b + c } d, x=1.0, y=2.0}",
      "+-->Button{id=3, res-name=ok, visibility=VISIBLE, width=5, height=6, text=OK, x=1.0, y=22.0} ****MATCHES****",
    ]
    let before = "androidx.test.espresso.NoMatchingViewException: No views in hierarchy found matching: with id: 7 View Hierarchy: "
    for after in ["", " at dalvik.system.VMStack.getThreadStackTrace(Native Method)", "\n\tat x.Y.z(Y.java:1)\n"] {
      let document = try read(before + views.joined(separator: separator) + after, strict: true)
      #expect(document.format == "espresso")
      #expect(
        description(of: document) == #"""
          DecorView (0 0; 9 8)
          ╰─ LinearLayout (0 0; 9 8)
             ├─ TextView #title "a | b + c } d" (1 2; 3 4) hidden
             ╰─ Button #ok "OK" (1 22; 5 6)

          """# + Self.inPixels)
      #expect(document.trees[0].tree.attribute("matches", of: 3) == "YES")
    }
  }

  @Test func `windows of 'uiautomator dump --windows' are trees, not views, called as their titles`() throws {
    let document = try read(
      """
      <?xml version='1.0' encoding='UTF-8' standalone='yes' ?><displays><display id="0">
        <window index="0" title="" bounds="[0,0][1080,66]" active="false" id="3" layer="2" type="TYPE_SYSTEM">
          <hierarchy rotation="0"><node text="10:00" class="android.widget.TextView" bounds="[0,0][100,66]"/></hierarchy>
        </window>
        <window index="1" title="A &amp; B" bounds="[0,0][1080,2400]" active="true" id="9" layer="1" type="TYPE_APPLICATION">
          <window index="0" title="Popup" id="10"><hierarchy rotation="0"><node class="P" bounds="[0,0][1,1]"/></hierarchy></window>
          <hierarchy rotation="1"><node class="R" bounds="[0,0][9,9]"/><node class="S" bounds="[0,0][9,9]"/></hierarchy>
        </window></display></displays>
      """, strict: true)
    #expect(document.format == "uiautomator")
    #expect(
      description(of: document) == #"""
        android.widget.TextView "10:00" (0 0; 100 66)
        ## Popup
        P (0 0; 1 1)
        ## A & B
        R (0 0; 9 9)
        S (0 0; 9 9)

        """# + Self.inPixels)
    let roots = document.trees[2].tree
    for index in roots.indices {
      #expect(roots.attribute("window-id", of: index) == "9")
      #expect(roots.attribute("window-title", of: index) == "A & B")
      #expect(roots.attribute("rotation", of: index) == "1")
      #expect(roots.attribute("display-id", of: index) == "0")
    }
  }

  @Test func `a million windows in each other give their views what the innermost says`() throws {
    let depth = 20_000
    let document = try read(
      String(repeating: "<window title='t' id='1'>", count: depth) + "<node class='A' bounds='[0,0][1,1]'/>", from: "uiautomator")
    #expect(document.nodeCount == 1)
    #expect(document.trees[0].name == "t")
    #expect(document.trees[0].tree.attributes(of: 0).count == 3)
  }

  private static let maestroTables = [
    """
    element_num,depth,attributes,parent_num
    0,0,"bounds=[0,0][402,874]; enabled=true",
    1,1,"accessibilityText=Sample; bounds=[10,20][200,300]; enabled=true",0
    2,2,"value=a, ""b""; text=SSID; x=1, ""b""; resource-id=wifi; bounds=[15,26][32,38]; enabled=true",1
    3,1,"text=two
    lines; bounds=[1,2][3,4]; focused=true",0
    """,
    """
    Running on Phone

    element_num,depth,bounds,attributes,parent_num
    0,0,"[0,0][402,874]","enabled=true",
    1,1,"[10,20][200,300]","accessibilityText=Sample; enabled=true",0
    2,2,"[15,26][32,38]","value=a, ""b""; text=SSID; x=1, ""b""; resource-id=wifi; enabled=true",1
    3,1,"[1,2][3,4]","text=two
    lines; focused=true",0
    """,
    #"""
    id,depth,bounds,text,resource_id,accessibility,hint,class,value,scrollable,clickable,enabled,focused,selected,checked,parent_id
    0,0,"[0,0][402,874]",,,,,,,,,1,,,,
    1,1,"[10,20][200,300]",,,"Sample",,,,,,1,,,,0
    2,2,"[15,26][32,38]","SSID; x=1, ""b""","wifi",,,,"a, ""b""",,,1,,,,1
    3,1,"[1,2][3,4]","two
    lines",,,,,,,,1,1,,,0
    """#,
  ]

  @Test(arguments: maestroTables) func `the tables of 'maestro hierarchy --compact' are read`(table: String) throws {
    let document = try read(table)
    #expect(document.format == "maestro")
    #expect(
      document.trees.map { TreeDump().render($0.tree) } == [
        #"""
        Element (0 0; 402 874)
        ├─ Element "Sample" (10 20; 190 280)
        │  ╰─ Element #wifi "SSID; x=1, \"b\"" (5 6; 17 12)
        ╰─ Element "two\nlines" (1 2; 2 2)

        """#
      ])
    #expect(document.trees[0].tree.attribute("value", of: 2) == "a, \"b\"")
    #expect(document.trees[0].tree.identity(of: 3) == "3")
    #expect(!document.isCut)
    for length in 0..<table.utf8.count { _ = try? read(String(decoding: table.utf8.prefix(length), as: UTF8.self), from: "maestro") }
  }

  @Test func `the short keys of Maestro's server are read`() throws {
    let document = try read(
      #"""
      {"ui_schema":{"platform":"android","abbreviations":{"b":"bounds","c":"children"},"defaults":{"enabled":true,"txt":""}},"elements":[
        {"b":"[0,0][402,874]","a11y":"Demo","c":[{"b":"[1,2][3,4]","txt":"Go","rid":"go","enabled":false},
          {"b":"[1,2][3,4]","val":"x","cls":"Button","scroll":true}]}]}
      """#, strict: true)
    #expect(document.format == "maestro")
    #expect(
      description(of: document) == #"""
        Element "Demo" (0 0; 402 874)
        ├─ Element #go "Go" (1 2; 2 2)
        ╰─ Button "x" (1 2; 2 2)

        """# + Self.inPixels)
  }

  @Test func `a text of several lines in Compose's tree is one, and counts of what is left out are no cut`() throws {
    let document = try read(
      """
      Printing with useUnmergedTree = 'true'
      Node #1 at (l=0.0, t=0.0, r=320.0, b=470.0)px
       |-Node #3 at (l=0.0, t=0.0, r=320.0, b=470.0)px, Tag: 'x'
         Text = '[multi
      line]'
         Has 1 sibling
      """, strict: true)
    #expect(
      description(of: document) == #"""
        Node (0 0; 320 470)
        ╰─ Node #x "multi\nline" (0 0; 320 470)

        """# + Self.inPixels)
  }

  @Test func `a window's line in 'dumpsys' is no view`() throws {
    let document = try read(
      """
      ViewRoot{3b9e0b1 com.example/com.example.MainActivity}:
        DecorView@9fa1b2c[MainActivity]
          android.widget.TextView{1d5b46d V.ED..... ........ 0,0-100,50 #7f0a0123 app:id/title aid=1073741826}
      """)
    #expect(
      document.trees.map { TreeDump().render($0.tree) } == ["DecorView\n╰─ android.widget.TextView #\"app:id/title\" (0 0; 100 50)\n"])
  }

  @Test func `Radiography's rails may be plain signs`() throws {
    let document = try read(
      """
      DecorView { 1080x2160px }
      +-LinearLayout { id:main, 1080x1962px }
      | `-Button { id:signin, 205x132px, text-length:7 }
      `-View { id:statusBarBackground, GONE, 1080x66px }
      """, strict: true)
    #expect(
      description(of: document) == """
        DecorView
        ├─ LinearLayout #main
        │  ╰─ Button #signin
        ╰─ View #statusBarBackground hidden

        """)
  }
}
