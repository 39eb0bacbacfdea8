import Testing

@Suite struct AndroidFixtureTests {
  @Test func `a dumpsys-activity document gives its tree`() throws {
    try expectTree(
      "dumpsys-activity.txt",
      #"""
      ## com.example/.MainActivity
      DecorView
      ╰─ android.widget.LinearLayout (0 0; 1200 1824)
         ├─ android.view.ViewStub #"android:id/stub" (0 0; 0 0) hidden
         ╰─ android.widget.TextView #"app:id/title" (0 48; 1200 1776)
      ## com.example/.OtherActivity
      com.android.internal.policy.DecorView (0 0; 1080 1920)
      note: frames are in pixels, for the source does not tell how many make a point ('--density' does); each root has 'unit' px
      """#)
  }

  @Test func `a espresso document gives its tree`() throws {
    try expectTree(
      "espresso.txt",
      #"""
      DecorView (0 0; 320 470)
      ├─ TextView #title "Hello, {you}" (4 2.5; 88 61) hidden
      ╰─ View (0 0; 1 1)
      note: frames are in pixels, for the source does not tell how many make a point ('--density' does); each root has 'unit' px
      """#)
  }

  @Test func `a viewserver document gives its tree`() throws {
    try expectTree(
      "viewserver.txt",
      #"""
      com.android.internal.policy.DecorView (0 0; 480 800)
      ╰─ android.widget.TextView #"id/title" "Hello a=1,b" (16 -40; 80 50) hidden alpha 0.5 offset (0 12)
      note: frames are in pixels, for the source does not tell how many make a point ('--density' does); each root has 'unit' px
      """#)
  }

  @Test func `a radiography document gives its tree`() throws {
    try expectTree(
      "radiography.txt",
      #"""
      ## com.example/com.example.MainActivity
      DecorView
      ├─ LinearLayout #main
      │  ├─ ViewStub #stub hidden
      │  ╰─ TextField #field
      │     ╰─ AndroidView
      ╰─ View #bar
      """#)
  }

  @Test func `a compose document gives its tree`() throws {
    try expectTree(
      "compose.txt",
      #"""
      Node (0 63; 1080 147)
      ╰─ Node #screen (10 0; 1070 147)
         ├─ Tab "Overview" (32 42; 63 63)
         ╰─ Node "Accounts" (179 42; 279 63)
      note: frames are in pixels, for the source does not tell how many make a point ('--density' does); each root has 'unit' px
      """#)
  }
}
