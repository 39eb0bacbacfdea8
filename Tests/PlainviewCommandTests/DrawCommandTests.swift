import Foundation
import PlainviewCommand
import Testing

@testable import PlainviewCommand

@Suite struct DrawCommandTests {
  static let small = """
    {"plainview":1,"roots":[{"class":"A","frame":[0,0,40,20],"background":"#0000ff","children":[\
    {"class":"B","frame":[20,0,20,20],"name":"b","background":"#ff0000"}]}]}
    """

  private func columns(of world: TestWorld) -> Int {
    world.output.split(separator: "\n").map(\.count).max() ?? 0
  }

  @Test func `the plan is drawn unless another drawing is asked for`() {
    let world = TestWorld(files: ["a": Self.small])
    #expect(world.run("draw --charset ascii a") == .fine)
    let plan = TestWorld(files: ["a": Self.small])
    #expect(plan.run("draw --format plan --charset ascii a") == .fine)
    #expect(world.output == plan.output)
    #expect(plan.output.contains("A") && plan.output.contains(" b "))
    #expect(plan.output.utf8.allSatisfy { $0 < 0x7F })
    let exploded = TestWorld(files: ["a": Self.small])
    #expect(exploded.run("draw --format exploded --charset ascii a") == .fine)
    #expect(exploded.output.contains("A") && exploded.output != plan.output)
  }

  @Test func `a hidden view is left out, or outlined`() {
    let json = Self.small.replacing(#""name":"b""#, with: #""name":"b","hidden":true"#)
    let omitted = TestWorld(files: ["a": json])
    #expect(omitted.run("draw a") == .fine)
    #expect(!omitted.output.contains(" b "))
    let outlined = TestWorld(files: ["a": json])
    #expect(outlined.run("draw --hidden outline a") == .fine)
    #expect(outlined.output.contains(" b "))
  }

  @Test func `a selected view fills the drawing, several keep their places`() {
    let json = """
      {"plainview":1,"screen":[100,100],"roots":[{"class":"A","frame":[0,0,100,100],"children":[{"class":"Box","frame":[500,500,40,40],\
      "children":[{"class":"L","name":"one","frame":[0,0,20,40]},{"class":"L","name":"two","frame":[20,0,20,40]}]}]}]}
      """
    let world = TestWorld(files: ["a": json])
    #expect(world.run("draw --width 40 --select L a") == .fine)
    let rows = world.output.split(separator: "\n")
    #expect(rows.first?.contains(" one ") == true && rows.first?.contains(" two ") == true)
    #expect(rows.last == "… 2 more views not selected")
  }

  struct Look: Sendable, CustomTestStringConvertible {
    var words = "draw a"
    var environment: [String: String] = [:]
    var terminal: Terminal?
    var testDescription: String { "\(words) \(environment.sorted { $0.key < $1.key }) \(terminal.map { "\($0)" } ?? "pipe")" }
  }

  @Test(arguments: [
    (Look(), 80),
    (Look(environment: ["COLUMNS": "50"]), 50),
    (Look(environment: ["COLUMNS": "-1"]), 80),
    (Look(words: "draw --width 50 a", environment: ["COLUMNS": "60"]), 50),
    (Look(words: "draw --width 50 a", environment: ["COLUMNS": "60"], terminal: Terminal(columns: 70)), 50),
    (Look(environment: ["COLUMNS": "60"], terminal: Terminal(columns: 70)), 60),
    (Look(environment: ["COLUMNS": "many"], terminal: Terminal(columns: 70)), 70),
    (Look(environment: ["COLUMNS": "0"], terminal: Terminal(columns: 70)), 70),
    (Look(terminal: Terminal(columns: 70)), 70),
    (Look(terminal: Terminal()), 80),
    (Look(terminal: Terminal(columns: 3)), 20),
    (Look(terminal: Terminal(columns: 5000)), 1000),
  ])
  func `the width is --width, then COLUMNS, then the terminal's, then 80, in a pipe too`(look: Look, width: Int) {
    let world = TestWorld(files: ["a": Self.small], environment: look.environment, terminal: look.terminal)
    #expect(world.run(look.words + " --color never") == .fine)
    #expect(columns(of: world) == width)
  }

  @Test(arguments: [
    (Look(), false),
    (Look(terminal: Terminal()), true),
    (Look(environment: ["TERM": "dumb"], terminal: Terminal()), false),
    (Look(environment: ["CLICOLOR_FORCE": "1"]), true),
    (Look(environment: ["CLICOLOR_FORCE": "0"]), false),
    (Look(environment: ["CLICOLOR_FORCE": ""]), false),
    (Look(environment: ["CLICOLOR_FORCE": "1", "TERM": "dumb"], terminal: Terminal()), true),
    (Look(environment: ["NO_COLOR": "1"], terminal: Terminal()), false),
    (Look(environment: ["NO_COLOR": ""], terminal: Terminal()), true),
    (Look(environment: ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], terminal: Terminal()), false),
    (Look(words: "draw --color always a", environment: ["NO_COLOR": "1"]), true),
    (Look(words: "draw --color never a", environment: ["CLICOLOR_FORCE": "1"], terminal: Terminal()), false),
    (Look(words: "draw --color auto a", terminal: Terminal()), true),
  ])
  func `colour is --color, then NO_COLOR, then CLICOLOR_FORCE, then the terminal`(look: Look, isColored: Bool) {
    let world = TestWorld(files: ["a": Self.small], environment: look.environment, terminal: look.terminal)
    #expect(world.run(look.words) == .fine)
    #expect(world.output.contains("\u{1B}[") == isColored)
  }
}

@Suite struct DrawSVGTests {
  @Test(arguments: ["svg", "svg-exploded"])
  func `an SVG file is whole: what was cut off is told beside it`(format: String) {
    let world = TestWorld(files: ["a": screenJSON])
    #expect(world.run("draw --format \(format) --select #title a") == .fine)
    #expect(world.output.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\"") && world.output.hasSuffix("</svg>\n"))
    #expect(world.output.contains("<title>UILabel #title &quot;Hi&quot; (10 10; 118 40)</title>"))
    #expect(world.errors == "plainview: note: a: 4 more views not selected\n")
  }

  @Test func `several inputs are several files`() {
    let world = TestWorld(files: ["a": screenJSON, "b": screenJSON])
    #expect(world.run("draw --format svg a b") == .trouble)
    #expect(world.output.isEmpty)
    #expect(world.errors == "plainview: '--format svg' writes one file for one input; run it once for each\n")
  }

  @Test func `the steps of an example are one file`() {
    let world = TestWorld()
    #expect(world.run("demo --format svg-exploded") == .fine)
    #expect(world.output.components(separatedBy: "xmlns").count == 2)
    #expect(world.output.contains(">step 2: "))
  }
}
