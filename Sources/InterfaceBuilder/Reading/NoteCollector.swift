import PullParsing

/// Collects notes, the same one once: a file that uses an unknown element a thousand times is told so in one line.
struct NoteCollector {
  /// How many different notes are kept. Each costs a walk through the file, for its location.
  static let limit = 100

  private var collected: [InterfaceDocument.Note] = []
  private var repeats: [Int] = []
  private var indices: [String: Int] = [:]
  private var dropped = 0

  mutating func add(_ message: String, at location: () -> SourceLocation) {
    if let index = indices[message] {
      repeats[index] += 1
    } else if collected.count == Self.limit {
      dropped += 1
    } else {
      indices[message] = collected.count
      collected.append(.init(message, at: location()))
      repeats.append(0)
    }
  }

  /// The notes in the order they came, each with how often it came again.
  var notes: [InterfaceDocument.Note] {
    var notes = zip(collected, repeats).map { note, count in
      count == 0 ? note : .init("\(note.message) (and \(count) more)", at: note.location)
    }
    if dropped > 0, let last = notes.last { notes.append(.init("\(dropped) more notes are left out", at: last.location)) }
    return notes
  }
}
