import InterfaceBuilder
import Testing
import ViewTree

struct MacTests {
  /// In a content view 200 high, y up: what is 20 high at 10 ends 30 above the lower edge, so it starts 170 below the upper.
  @Test func `y points down in the tree`() throws {
    let dump = try Documents.dump(
      Documents.macOS(
        """
        <window title="W" id="w"><rect key="contentRect" x="0" y="0" width="300" height="200"/>
        <view key="contentView" id="v"><rect key="frame" x="0" y="0" width="300" height="200"/><subviews>
        <button id="b"><rect key="frame" x="5" y="10" width="100" height="20"/><buttonCell key="cell" title="Push" id="c"/></button>
        <textField id="t"><rect key="frame" x="5" y="150" width="100" height="20"/>
        <textFieldCell key="cell" placeholderString="Name" id="d"/></textField>
        <box title="Group" id="x"><rect key="frame" x="0" y="0" width="50" height="50"/>
        <view key="contentView" id="y"><rect key="frame" x="1" y="2" width="48" height="30"/></view></box>
        </subviews></view></window>
        """))
    #expect(
      dump == """
        NSView (0 0; 300 200)
        ├─ NSButton "Push" (5 170; 100 20)
        ├─ NSTextField "Name" (5 30; 100 20)
        ╰─ NSBox "Group" (0 150; 50 50)
           ╰─ NSView (1 18; 48 30)

        """)
  }

  /// Scroll views, tables and tab views point down themselves; a clip view does when what it shows does.
  @Test func `flipped views keep their subviews' y`() throws {
    let dump = try Documents.dump(
      Documents.macOS(
        """
        <customView id="v"><rect key="frame" x="0" y="0" width="300" height="200"/><subviews>
        <scrollView id="s"><rect key="frame" x="0" y="0" width="300" height="100"/>
        <clipView key="contentView" id="c"><rect key="frame" x="1" y="1" width="298" height="98"/><subviews>
        <tableView id="t"><rect key="frame" x="0" y="0" width="298" height="40"/></tableView></subviews></clipView>
        <scroller key="horizontalScroller" id="h"><rect key="frame" x="1" y="84" width="298" height="15"/></scroller></scrollView>
        <scrollView id="s2"><rect key="frame" x="0" y="100" width="300" height="100"/>
        <clipView key="contentView" id="c2"><rect key="frame" x="1" y="1" width="298" height="98"/><subviews>
        <customView id="t2"><rect key="frame" x="0" y="58" width="298" height="40"/></customView></subviews></clipView></scrollView>
        </subviews></customView>
        """))
    #expect(
      dump == """
        NSView (0 0; 300 200)
        ├─ NSScrollView (0 100; 300 100)
        │  ├─ NSClipView (1 1; 298 98)
        │  │  ╰─ NSTableView (0 0; 298 40)
        │  ╰─ NSScroller (1 84; 298 15)
        ╰─ NSScrollView (0 0; 300 100)
           ╰─ NSClipView (1 1; 298 98)
              ╰─ NSView (0 0; 298 40)

        """)
  }
}
