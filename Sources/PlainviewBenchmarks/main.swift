import LineDiff
import ViewTree

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

let usage = """
  Usage: plainview-benchmarks [--filter TEXT] [--nodes N,N…] [--shape wide|deep|screen]
         plainview-benchmarks generate [changed] wide|deep|screen N
         plainview-benchmarks lines OLD NEW
         plainview-benchmarks solve [FILE.sys] [--updates N] [--repeat R] [--sol OUT]

  Prints the CPU time a node takes, in nanoseconds, and how that grows from the smallest tree on.
  'generate' writes such a tree as native JSON, one line, to standard output; 'changed': with one view in a hundred
  changed and one subtree in another place.
  'lines' compares two files line by line and prints how many lines went and came, and whether they are the fewest there can be.

  """

func fail(_ message: String) -> Never {
  "plainview-benchmarks: \(message)\n\n\(usage)".withCString { _ = write(STDERR_FILENO, $0, strlen($0)) }
  exit(2)
}

func writeAll(_ bytes: UnsafeRawBufferPointer) {
  var rest = bytes
  while let start = rest.baseAddress, rest.count > 0 {
    let count = write(STDOUT_FILENO, start, rest.count)
    if count < 0 && errno != EINTR { fail("standard output: \(String(cString: strerror(errno)))") }
    rest = UnsafeRawBufferPointer(rebasing: rest[max(0, count)...])
  }
}

func generate(_ words: ArraySlice<String>) {
  let isChanged = words.first == "changed"
  let words = isChanged ? words.dropFirst() : words
  guard words.count == 2, let shape = words.first.flatMap(SampleTree.init(rawValue:)), let count = words.last.flatMap(Int.init), count > 0
  else { fail("'generate' takes a shape and a number of nodes") }
  var output = TextOutput(to: writeAll)
  let tree = shape.make(count)
  (isChanged ? ChangedTree.make(from: tree, moving: count / 100) : tree).writeJSON(to: &output, layout: .compact)
  output.flush()
}

func compareLines(_ words: ArraySlice<String>) {
  guard words.count == 2, let old = words.first, let new = words.last else { fail("'lines' takes two files") }
  let (oldBytes, newBytes) = (bytes(ofFile: old), bytes(ofFile: new))
  if let a = oldBytes.baseAddress, let b = newBytes.baseAddress, oldBytes.count == newBytes.count, memcmp(a, b, oldBytes.count) == 0 {
    return print("-0 +0")
  }
  let diff = LineDiff(from: Array(oldBytes), to: Array(newBytes))
  print("-\(diff.removedCount) +\(diff.insertedCount)\(diff.isMinimal ? "" : ", may not be the fewest")")
}

/// The file's bytes, mapped into memory until the process ends.
func bytes(ofFile path: String) -> UnsafeRawBufferPointer {
  let file = open(path, O_RDONLY)
  var status = stat()
  guard file >= 0, fstat(file, &status) == 0 else { fail("\(path): \(String(cString: strerror(errno)))") }
  defer { close(file) }
  let count = Int(status.st_size)
  if count == 0 { return UnsafeRawBufferPointer(start: nil, count: 0) }
  guard let start = mmap(nil, count, PROT_READ, MAP_PRIVATE, file, 0), start != MAP_FAILED else {
    fail("\(path): \(String(cString: strerror(errno)))")
  }
  return UnsafeRawBufferPointer(start: start, count: count)
}

func measure(filter: String, counts: [Int], shapes: [SampleTree]) {
  func padded(_ text: String, _ width: Int) -> String { String(repeating: " ", count: max(0, width - text.count)) + text }
  let title = "benchmark"
  print(
    title + String(repeating: " ", count: 30 - title.count) + counts.map { padded("\($0)", 12) }.joined() + "   ns a node (× the first)")
  for benchmark in Benchmarks.all {
    for shape in shapes where benchmark.shapes.contains(shape) {
      let name = "\(benchmark.name) \(shape)"
      guard filter.isEmpty || name.contains(filter) else { continue }
      var line = name + String(repeating: " ", count: max(1, 30 - name.count))
      var first: Double?
      for count in counts {
        let time = benchmark.measure(shape, count) / Double(count) * 1e9
        let growth = first.map { " ×" + numberText(time / $0) } ?? ""
        first = first ?? time
        line += padded(numberText(time >= 100 ? time.rounded() : (time * 10).rounded() / 10) + growth, 12)
      }
      print(line)
    }
  }
}

var filter = ""
var counts = [1_000, 10_000, 100_000]
var shapes = SampleTree.allCases
var words = CommandLine.arguments.dropFirst()
if words.first == "generate" {
  generate(words.dropFirst())
} else if words.first == "lines" {
  compareLines(words.dropFirst())
} else if words.first == "solve" {
  exit(SolveCommand.run(Array(words.dropFirst())))
} else {
  while let word = words.popFirst() {
    switch word {
    case "--help", "-h":
      print(usage, terminator: "")
      exit(0)
    case "--filter": filter = words.popFirst() ?? ""
    case "--nodes":
      counts = (words.popFirst() ?? "").split(separator: ",").compactMap { Int($0) }.filter { $0 > 0 }
      if counts.isEmpty { fail("'--nodes' takes numbers with commas between") }
    case "--shape":
      guard let shape = words.popFirst().flatMap(SampleTree.init(rawValue:)) else { fail("'--shape' takes wide, deep or screen") }
      shapes = [shape]
    default: fail("unknown option '\(word)'")
    }
  }
  measure(filter: filter, counts: counts, shapes: shapes)
}
