import ViewRendering
import ViewTree

extension World {
  /// Reports an error in its own words, on one line.
  func report(error: any Error) {
    report(message: "\(error)")
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
