import HeadlessUIKit
import Testing

/// What controls and cells make of values that say what they show.
struct ContentTests {
  private let session = HeadlessSession()

  @Test func `a cell's configuration sets its labels, below or beside each other as the style has it`() {
    session.run {
      func frames(_ style: UITableViewCell.CellStyle) -> [CGRect] {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = "Sound"
        content.secondaryText = "On"
        cell.contentConfiguration = content
        cell.layoutIfNeeded()
        return cell.contentView.subviews.map(\.frame)
      }
      let below = frames(.default)
      #expect(below.count == 2 && below[0].minX == below[1].minX && below[0].maxY == below[1].minY)
      let beside = frames(.value1)
      #expect(beside[0].minX == 16 && beside[1].maxX == 304 && beside[0].minY == beside[1].minY)
    }
  }

  @Test func `a button's configuration follows its state`() {
    session.run {
      let button = UIButton(configuration: .filled())
      var updates = 0
      button.configurationUpdateHandler = { button in
        updates += 1
        button.configuration?.title = button.isEnabled ? "Send" : "Wait"
      }
      #expect(updates == 0)
      button.layoutIfNeeded()
      #expect(updates == 1 && button.currentTitle == "Send")
      button.isEnabled = false
      button.layoutIfNeeded()
      #expect(updates == 2 && button.currentTitle == "Wait")
    }
  }

  @Test func `segments are as wide as their font makes them`() {
    session.run {
      let control = UISegmentedControl(items: ["First", "Second"])
      let width = control.intrinsicContentSize.width
      control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 26)], for: .normal)
      #expect(control.intrinsicContentSize.width > width + 40)
      control.setTitleTextAttributes(nil, for: .normal)
      #expect(control.intrinsicContentSize.width == width)
    }
  }

  @Test func `a text view keeps its padding free, and tells what is typed`() {
    final class Writer: UITextViewDelegate {
      var told: [String] = []
      func textViewDidBeginEditing(_ textView: UITextView) { told.append("begin") }
      func textView(_ textView: UITextView, shouldChangeTextIn range: Range<Int>, replacementText text: String) -> Bool { text != "!" }
      func textViewDidChange(_ textView: UITextView) { told.append("change \(textView.text ?? "")") }
      func textViewDidEndEditing(_ textView: UITextView) { told.append("end") }
    }
    session.run {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let textView = UITextView()
      textView.isScrollEnabled = false
      textView.text = "word"
      window.addSubview(textView)
      let width = textView.intrinsicContentSize.width
      textView.textContainer.lineFragmentPadding = 0
      #expect(textView.intrinsicContentSize.width == width - 10)
      let writer = Writer()
      textView.delegate = writer
      textView.becomeFirstResponder()
      textView.type("s")
      textView.type("!")
      textView.endEditing(true)
      #expect(writer.told == ["begin", "change words", "end"])
    }
  }

  @Test func `a text's size is that of its font's line`() {
    session.run {
      let font = UIFont.systemFont(ofSize: 20)
      let label = UILabel()
      label.font = font
      label.text = "Some words"
      let size = "Some words".size(withAttributes: [.font: font])
      #expect(size.height == font.lineHeight)
      #expect(label.intrinsicContentSize.width - size.width >= 0 && label.intrinsicContentSize.width - size.width < 0.5)
      #expect(NSAttributedString(string: "Some words", attributes: [.font: font]).size() == size)
    }
  }

  @Test func `the application knows its windows`() {
    session.run {
      let windows = (0..<2).map { _ in UIWindow(frame: UIScreen.main.bounds) }
      windows[1].makeKeyAndVisible()
      #expect(UIApplication.shared.windows == windows && UIApplication.shared.keyWindow === windows[1])
    }
  }
}
