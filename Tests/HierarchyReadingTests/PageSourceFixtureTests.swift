import Testing

@Suite struct PageSourceFixtureTests {
  @Test func `a webdriveragent document gives its tree`() throws {
    try expectTree(
      "webdriveragent.xml",
      #"""
      Application #App "App" (0 0; 375 667)
      ╰─ Other (0 20; 375 647)
         ├─ Button #go "Go & see" (16 40; 80 44) hidden
         ╰─ TextField "typed"
      """#)
  }

  @Test func `a uiautomator document gives its tree`() throws {
    try expectTree(
      "uiautomator.xml",
      #"""
      android.widget.FrameLayout (0 0; 1080 2400)
      ├─ android.widget.TextView #"com.example:id/title" "Line 1\n\"Two\" 😀" (40 200; 1000 80)
      ╰─ android.widget.ImageButton #Back (0 935; -67 59) hidden
      1:1: warning: this is no part of the hierarchy; left out
      note: frames are in pixels, for the source does not tell how many make a point ('--density' does); each root has 'unit' px
      """#)
  }

  @Test func `a appium-android document gives its tree`() throws {
    try expectTree(
      "appium-android.xml",
      #"""
      android.widget.FrameLayout (0 0; 1080 2088)
      ╰─ android.widget.TextView #"android:id/title" "Hello" (10 20; 200 40) hidden
      note: frames are in pixels, for the source does not tell how many make a point ('--density' does); each root has 'unit' px
      """#)
  }

  @Test func `a detox document gives its tree`() throws {
    try expectTree(
      "detox.xml",
      #"""
      com.android.internal.policy.DecorView (0 0; 540 1200)
      ├─ android.view.ViewStub #stub hidden alpha 0.5
      ╰─ android.widget.TextView "Hello" (5 10; 100 40)
      4:52: warning: a '<' stands in an attribute's value; read as it is
      4:70: warning: a '<' stands in an attribute's value; read as it is
      4:128: warning: a '<' stands in an attribute's value; read as it is
      4:141: warning: a '<' stands in an attribute's value; read as it is
      note: frames are converted from pixels to points, 2.0 pixels a point
      """#)
  }

  @Test func `a wda-json document gives its tree`() throws {
    try expectTree(
      "wda-json.json",
      #"""
      Application #App "App" (0 20; 375 647)
      ╰─ Button #go "50%" (16 20.5; 80 44) hidden
      """#)
  }

  @Test func `a idb document gives its tree`() throws {
    try expectTree(
      "idb.txt",
      #"""
      Application "App" (0 20; 375 647)
      ╰─ Button #go "Go 😀" (16 20; 80.33 44)
      1:1: warning: this is no part of the hierarchy; left out
      """#)
  }

  @Test func `a maestro document gives its tree`() throws {
    try expectTree(
      "maestro.txt",
      #"""
      Element
      ╰─ Element #"com.example:id/back" "Back" (0 100; 200 200)
         ╰─ Element "Go" (10 10; 50 30)
      1:1: warning: this is no part of the hierarchy; left out
      note: frames are in pixels, for the source does not tell how many make a point ('--density' does); each root has 'unit' px
      """#)
  }

  @Test func `a trailblaze document gives its tree`() throws {
    try expectTree(
      "trailblaze.json",
      #"""
      ## viewHierarchy
      Element (0 0; 402 874)
      ╰─ Element "Go" (16 40; 80 44)
      ## trailblazeNodeTree
      Element (0 0; 402 874)
      ╰─ Button (16 40; 80 44) hidden
      """#)
  }

  @Test func `a sentry document gives its tree`() throws {
    try expectTree(
      "sentry.json",
      #"""
      DecorView (0 0; 1080 2400)
      ├─ android.view.ViewStub #stub (0 5.5; 0 0) hidden alpha 0.5
      ╰─ Clickable hidden
      note: frames are in pixels, for the source does not tell how many make a point ('--density' does); each root has 'unit' px
      """#)
  }
}
