/// Documents of a few elements with everything in them that a document may have.
enum RandomDocument {
  static func make(_ random: inout SplitMix) -> String {
    var text = random.below(2) == 0 ? "<?xml version=\"1.0\"?>\n" : ""
    var open: [String] = []
    repeat {
      if open.count < 6, random.below(3) > 0 || open.isEmpty {
        let name = pick(names, &random)
        text += "<" + name
        for attribute in names.shuffled(using: &random).prefix(random.below(5)) {
          let quote = random.below(2) == 0 ? "\"" : "'"
          text += pick([" ", "\n  ", "\t"], &random) + attribute + pick(["=", " = "], &random) + quote
          for _ in 0..<random.below(4) { text += pick(values, &random) }
          text += quote
        }
        if random.below(4) == 0, !open.isEmpty {
          text += "/>"
        } else {
          text += ">"
          open.append(name)
        }
      } else if random.below(2) == 0 {
        text += pick(contents, &random)
      } else {
        text += "</" + open.removeLast() + pick([">", " >"], &random)
      }
    } while !open.isEmpty
    return text + pick(["", "\n", "<!-- end -->"], &random)
  }

  private static let names = ["a", "bb", "view", "größe", "android.widget.TextView", "text", "test", "x-y_z"]
  private static let values = ["plain", "&amp;", "&#x41;", "\t", "\r\n", "長い", "😀", "&#10;", ">", "a longer run of text"]
  private static let contents = [
    "text", "&lt;", "\r\n", " ", "]]", "<![CDATA[<&]]>", "<!-- c -->", "<?p i?>", "設定", "a run of text longer than eight bytes",
  ]

  private static func pick(_ choices: [String], _ random: inout SplitMix) -> String { choices[random.below(choices.count)] }
}
