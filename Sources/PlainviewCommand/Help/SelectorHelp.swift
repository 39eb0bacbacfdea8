import ViewTree

/// What `plainview help selectors` says: the language of `--select`, `--ignore`, `--redact` and `edit`.
enum SelectorHelp {
  static let topic = "selectors"

  /// Selectors, and what each means; under a heading each.
  static let sections: [(heading: String, rows: [(name: String, summary: String)])] = [
    (
      "A view by what it is",
      [
        ("UILabel", "every view of that class; with a module or package, too: App.UILabel"),
        ("`Outer<Inner>`", "a class whose name holds other than letters, digits and _ - $ ."),
        ("#title", "by name: accessibility identifier, resource id, user label"),
        ("#\"A View\"", "a name with spaces"),
        ("\"Sign in\"", "by text, all of it; the same as [text=\"Sign in\"]"),
        ("*", "every view"),
        ("UILabel#title[text]", "all at once, without a space"),
      ]
    ),
    (
      "In brackets: properties, and all that the source tells besides",
      [
        ("[text]", "has a text"),
        ("[text=\"Sign in\"]", "just that"),
        ("[text^=Sign]", "begins so"),
        ("[text$=in]", "ends so"),
        ("[text*=gn]", "holds it"),
        ("[text~=in]", "holds it as a word"),
        ("[text*=SIGN i]", "… whatever the case"),
        ("[width>=100]", "numbers compare with = < > <= >="),
        ("[frame=\"0,0,375,667\"]", "x, y, width, height"),
        ("[background=#ff8000]", "#rrggbb or #rrggbbaa"),
        ("[hidden]", "hidden itself; [hidden=false] for not; so are clips and interactive"),
        ("[alpha]", "an alpha other than 1"),
        ("[bounds]", "scrolled: an origin of its bounds other than 0,0"),
        ("[depth<3]", "levels below a root, which has 0"),
      ]
    ),
    (
      "By whether it can be seen; each view is in just one of these",
      [
        (":visible", "can be seen"),
        (":hidden", "hidden, itself or by what it is in"),
        (":transparent", "of alpha 0, itself or by what it is in"),
        (":zero-sized", "without width or height"),
        (":off-screen", "outside of the screen"),
        (":clipped", "outside of what clips it"),
        (":covered", "behind an opaque view"),
        (":not(:visible)", "all that can't be seen"),
      ]
    ),
    (
      "By where it stands; siblings are counted from back to front",
      [
        (":root", "in no other view"),
        (":empty", "without subviews"),
        (":first-child", "the backmost; :last-child the frontmost, :only-child both"),
        (":nth-child(2n+1)", "by number, from 1; also odd, even, 3, -n+3"),
        (":nth-last-child(1)", "counted from the front"),
        (":not(A, B)", "none of these"),
        (":is(A, B)", "any of these"),
        (":has(A)", "has such a view inside"),
        (":has(> A)", "has such a subview"),
        ("A B", "a B somewhere inside an A"),
        ("A > B", "a B that is a subview of an A"),
        ("A + B", "a B that is the sibling next in front of an A"),
        ("A ~ B", "a B that is a sibling in front of an A"),
        ("A, B", "both"),
      ]
    ),
  ]

  static var text: String {
    var text = "A SELECTOR says which views are meant, in a subset of CSS. Put it in quotes for\n"
    text += "the shell: --select 'UILabel:not(:visible)'.\n"
    for (heading, rows) in sections {
      text += "\n\(heading):\n"
      for line in HelpText.table(rows) { text += line }
    }
    text += "\nProperties:\n"
    for line in wrapped((ViewTree.Change.keys + ["depth"]).joined(separator: ", ")) { text += line }
    text += """

      In words a backslash takes the next character as it is; in quotes, single or
      double, there are \\n, \\r, \\t and \\u{1F}, too. A class with dots matches whole,
      or what it ends in: widget.TextView is android.widget.TextView, too, but View
      isn't TextView. A selector has up to \(ViewTree.Selector.maximumLength) characters, and
      parentheses up to \(ViewTree.Selector.maximumNesting) deep.

      Examples:
        plainview dump --select 'UIButton[width<44]' Main.storyboard
        plainview dump --select '#toolbar > :not(:visible)' Main.storyboard
        plainview diff --ignore '#clock' before.json after.json
        plainview edit screen.json --remove 'UITableViewCell:nth-child(n+4)'

      """
    return text
  }

  /// `words` on lines of at most 80 columns.
  private static func wrapped(_ words: String) -> [String] {
    var lines = [" "]
    for word in words.split(separator: " ") {
      if lines[lines.count - 1].count + 1 + word.count > 80 { lines.append(" ") }
      lines[lines.count - 1] += " " + word
    }
    return lines.map { $0 + "\n" }
  }
}
