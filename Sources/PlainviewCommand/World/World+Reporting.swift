import ViewRendering
import ViewTree

extension World {
  /// Reports an error in its own words: on one line, or for a selector with the place shown below it.
  func report(error: any Error) {
    let words = "\(error)"
    let lines = error is SelectorError ? words.split(separator: "\n").map(String.init) : [words]
    for line in lines { report(message: line) }
  }

  /// Reports something that is no error.
  func report(note: String) {
    report(message: "plainview: note: \(note)")
  }

  /// Reports `message` on one line: what it quotes of a file or an argument may hold anything, and must not reach the terminal.
  func report(message: String) {
    var output = TextOutput()
    output.writeHarmless(message)
    output.endLine()
    report(output.text)
  }
}
