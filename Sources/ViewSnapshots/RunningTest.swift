import SnapshotStore
import Testing

/// The test that is running: Swift Testing knows it; of XCTest, and where a detached task has lost it, the file and the function
/// of the call tell it.
struct RunningTest {
  /// The names of the suites around it, outermost first; the file's name where there is none.
  let suite: [String]
  /// The function, as it is declared.
  let name: String
  /// The arguments of its case, where it has any.
  let arguments: String?
  let execution: SnapshotSession.Execution
  /// Whether Swift Testing runs it.
  let isSwiftTesting: Bool
  /// The file it is written in.
  private let file: String

  init(fileID: String, filePath: String, function: String) {
    let file = Self.baseName(of: fileID)
    guard let test = Test.current else {
      suite = [file]
      name = function
      arguments = nil
      isSwiftTesting = false
      self.file = filePath
      execution = SnapshotSession.Execution(test: fileID + "/" + function, id: XCTestExecutions.shared.current)
      return
    }
    let suites = Self.suites(inID: "\(test.id)", ofTest: test.name)
    suite = suites.isEmpty ? [file] : suites
    name = test.name
    isSwiftTesting = true
    self.file = test.sourceLocation.filePath
    arguments = Test.Case.current.flatMap(Self.arguments)
    // A test runs in a task of its own, and a repetition in another.
    let task = withUnsafeCurrentTask { $0?.hashValue ?? 0 }
    execution = SnapshotSession.Execution(test: "\(test.id)", arguments: arguments, id: task)
  }

  /// "Suite/name", as people know it.
  var description: String { (suite + [bareName]).joined(separator: "/").filter { $0 != "`" } }

  /// Where it is written.
  var source: Claimant.Source { Claimant.Source(file: file, function: String(nameWithoutParameters)) }

  /// What `--filter`, which takes a regular expression, finds it by: runs of letters and digits, and anything between them.
  var filter: String {
    var pattern = ""
    for scalar in bareName.unicodeScalars {
      let isPlain = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      pattern.unicodeScalars.append(isPlain ? scalar : ".")
    }
    return pattern
  }

  /// The name without backticks and parameters.
  private var bareName: String {
    nameWithoutParameters.filter { $0 != "`" }
  }

  private var nameWithoutParameters: Substring {
    if name.hasSuffix(")"), let open = name.lastIndex(of: "(") { name[..<open] } else { name[...] }
  }

  /// "Module/Folder/File.swift" → "File".
  private static func baseName(of fileID: String) -> String {
    let file = fileID.split(separator: "/").last ?? "Tests"
    return String(file.hasSuffix(".swift") ? file.dropLast(6) : file)
  }

  /// The suites in the id of a test: "Module.Outer/Inner/test()/File.swift:1:2" has two. A name in backticks may have any letters.
  static func suites(inID id: String, ofTest test: String) -> [String] {
    var parts: [String] = []
    var part = ""
    var isQuoted = false
    for character in id {
      if character == "`" { isQuoted.toggle() }
      if character == "/", !isQuoted {
        parts.append(part)
        part = ""
      } else if character == ".", !isQuoted, parts.isEmpty {
        part = ""  // What came before is the module.
        parts = []
      } else {
        part.append(character)
      }
    }
    parts.append(part)
    guard let index = parts.lastIndex(of: test) else { return [] }
    return Array(parts[..<index])
  }

  /// The arguments of a case in words, as far as they can be told; `nil` for a test without.
  private static func arguments(of testCase: Test.Case) -> String? {
    guard testCase.isParameterized else { return nil }
    var found: [String] = []
    var queue: [(child: Any, depth: Int)] = [(testCase, 0)]
    // Swift Testing keeps the arguments to itself, but a mirror shows them: values labelled "value" in a list labelled "arguments".
    while let (child, depth) = queue.popLast() {
      for (label, value) in Mirror(reflecting: child).children where depth < 4 {
        if label == "arguments" {
          for argument in Mirror(reflecting: value).children {
            for (label, value) in Mirror(reflecting: argument.value).children where label == "value" {
              found.append(String(describingForTest: value))
            }
          }
        } else {
          queue.append((value, depth + 1))
        }
      }
    }
    return found.isEmpty ? String(describing: testCase) : "(" + found.joined(separator: ", ") + ")"
  }
}
