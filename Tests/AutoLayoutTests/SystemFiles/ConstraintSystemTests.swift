import AutoLayout
import Testing

@Suite struct ConstraintSystemTests {
  /// A label and a button between the edges of a container of 390 points, 16 from each and 8 from each other. The label wants 300
  /// (resists at 10000), the button 100 (resists at 20000): 390 - 16 - 100 - 8 - 16 = 250 are left for the label.
  private static let row = """
    # a row
    edit c.width @1e9
    1*label.left + -16 == 0 @required
    1*label.left + 1*label.width + -1*button.left + 8 <= 0 @required
    1*button.left + 1*button.width + -1*c.width + 16 == 0 @required
    1*label.width + -300 <= 0 @1
    1*label.width + -300 >= 0 @10000
    1*button.width + -100 <= 0 @2
    1*button.width + -100 >= 0 @20000
    suggest c.width 390
    sweep c.width 320 430
    """

  private func solution(_ system: ConstraintSystem, suggesting width: Double? = nil) -> [String: Double] {
    var solver = ConstraintSolver()
    system.fill(&solver)
    solver.solve()
    if let width, let edit = system.edits.first {
      solver.suggest(width, for: edit.variable)
      solver.solve()
    }
    let values = system.names.indices.map { solver.value(of: system.variable(at: $0)) }
    return Dictionary(uniqueKeysWithValues: zip(system.names, values))
  }

  @Test func `a file is read and solved`() throws {
    let system = try ConstraintSystem(parsing: Self.row)
    #expect(system.names == ["c.width", "label.left", "label.width", "button.left", "button.width"])
    #expect(system.constraints.count == 7)
    #expect(system.edits.map(\.strength) == [.weight(1e9)])
    #expect(
      solution(system) == ["c.width": 390, "label.left": 16, "label.width": 250, "button.left": 274, "button.width": 100])
  }

  @Test(arguments: [
    // Where there is room, 16 + 300 + 8 + 100 + 16 = 440, both have what they want; the space between them grows.
    (440.0, 300.0, 100.0), (500, 300, 100), (439, 299, 100), (141, 1, 100), (140, 0, 100), (40, -100, 100),
  ])
  func `a suggestion moves the views`(width: Double, label: Double, button: Double) throws {
    let found = solution(try ConstraintSystem(parsing: Self.row), suggesting: width)
    #expect(found["c.width"] == width)
    #expect(found["label.width"] == label)
    #expect(found["button.width"] == button)
  }

  /// The same with widths that can't be negative: 140 is the least the container can be, as the button's weight outdoes any suggestion's below 1e9.
  @Test(arguments: [(390.0, 390.0), (140, 140), (40, 40), (30, 40)])
  func `a suggestion gives way to required constraints`(suggested: Double, found: Double) throws {
    let least = "\n1*label.width + 0 >= 0 @required\n1*button.width + 0 >= 0 @required"
    let system = try ConstraintSystem(parsing: Self.row + least)
    #expect(solution(system, suggesting: suggested)["c.width"] == found)
  }

  @Test func `updates sweep the whole range`() throws {
    let sweep = try #require(try ConstraintSystem(parsing: Self.row).sweep)
    #expect((0..<4).map { sweep.value(ofUpdate: $0) } == [320, 357, 394, 321])
    #expect(Set((0..<110).map { sweep.value(ofUpdate: $0) }).count == 110)
  }

  @Test(arguments: [
    ("1*a == 0", "1:1: error: a constraint reads 'TERM + … + CONSTANT RELATION 0 @STRENGTH'; this line is too short"),
    ("\n1*a + 0 = 0 @required", "2:9: error: expected '==', '<=' or '>=', not '='"),
    ("1*a + 0 == 5 @required", "1:12: error: a constraint compares with 0; bring '5' to the left"),
    ("1*a + 0 == 0 required", "1:14: error: expected a strength, '@required' or '@' and a weight, not 'required'"),
    ("1*a + 0 == 0 @-1", "1:14: error: a weight is a number above 0, not '-1'"),
    ("x*a + 0 == 0 @1", "1:1: error: expected a number, not 'x'"),
    ("1* + 0 == 0 @1", "1:1: error: expected a variable's name after '*'"),
    ("1*a + nan == 0 @1", "1:7: error: expected a number, not 'nan'"),
    ("edit a", "1:1: error: expected 'edit VARIABLE @WEIGHT'"),
    ("suggest a b", "1:11: error: expected a number, not 'b'"),
    ("sweep a 1", "1:1: error: expected 'sweep VARIABLE LOW HIGH'"),
  ])
  func `an error says where and what`(text: String, message: String) {
    let error = #expect(throws: SystemFileError.self) { try ConstraintSystem(parsing: text) }
    #expect(error?.description == message)
  }
}
