import HeadlessUIKit
import Testing

private final class Counter {
  var taps = 0
  var senders: [UIButton] = []
  func count() { taps += 1 }
  func tapped(by sender: UIButton) { senders.append(sender) }
}

struct ControlTests {
  @Test func `listeners are called in order, methods and actions alike`() {
    let button = UIButton(type: .system)
    let counter = Counter()
    var actions: [String] = []
    button.addTarget(counter, action: Counter.tapped(by:), for: .touchUpInside)
    button.addTarget(counter, action: Counter.count, for: [.touchUpInside, .touchDown])
    button.addAction(UIAction { _ in actions.append("up") }, for: .primaryActionTriggered)
    button.tap()
    #expect(counter.taps == 2 && counter.senders == [button] && actions == ["up"])
    button.removeTarget(counter, for: .touchUpInside)
    button.tap()
    #expect(counter.taps == 2)
    button.isEnabled = false
    button.tap()
    #expect(actions == ["up", "up"])
  }

  @Test func `a target isn't kept`() {
    let button = UIButton()
    var counter: Counter? = Counter()
    weak let watched = counter
    if let counter { button.addTarget(counter, action: Counter.count, for: .touchUpInside) }
    counter = nil
    #expect(watched == nil)
    button.tap()
  }

  @Test func `an action with an identifier replaces the one before`() {
    let control = UIControl()
    var called: [Int] = []
    for number in 1...2 {
      control.addAction(UIAction(identifier: .init("same")) { _ in called.append(number) }, for: .valueChanged)
    }
    control.sendActions(for: .valueChanged)
    #expect(called == [2])
  }

  @Test func `a tap goes to what is in front, and up to who listens`() {
    HeadlessSession().run {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.makeKeyAndVisible()
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let box = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      box.addSubview(inner)
      var told: [String] = []
      button.addAction(UIAction { _ in told.append("button") }, for: .touchUpInside)
      box.addGestureRecognizer(UITapGestureRecognizer { _ in told.append("box") })
      window.addSubview(button)
      window.addSubview(box)
      #expect(window.tap(at: CGPoint(x: 10, y: 10)) === button)
      #expect(window.tap(at: CGPoint(x: 10, y: 110)) === inner)
      #expect(told == ["button", "box"])
    }
  }

  @Test func `values stay within their limits`() {
    let slider = UISlider()
    slider.value = 7
    #expect(slider.value == 1)
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.currentPage = 9
    #expect(pages.currentPage == 2)
    let stepper = UIStepper()
    stepper.maximumValue = 2
    stepper.step(5)
    #expect(stepper.value == 2)
    let progress = UIProgressView()
    progress.progress = -1
    #expect(progress.progress == 0)
  }

  @Test func `controls have UIKit's sizes`() {
    // Three dots of 7 points with gaps of 9: 39, as Interface Builder saves it.
    let pages = UIPageControl()
    pages.numberOfPages = 3
    #expect(pages.intrinsicContentSize == CGSize(width: 39, height: 37))
    #expect(UISwitch(frame: CGRect(x: 3, y: 4, width: 99, height: 99)).frame == CGRect(x: 3, y: 4, width: 51, height: 31))
    #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: 32))
    #expect(UIActivityIndicatorView(style: .large).frame.size == CGSize(width: 37, height: 37))
    #expect(UIProgressView().intrinsicContentSize == CGSize(width: -1, height: 4))
    #expect(UISegmentedControl(items: ["A", "B"]).frame.height == 32)
    // 20.29 points for a line at 17, rounded up to a pixel; an empty label has no size.
    let label = UILabel()
    #expect(label.intrinsicContentSize == .zero)
    label.text = "Hi"
    #expect(label.intrinsicContentSize.height == 20.5)
  }

  @Test func `a segment that is tapped is chosen and told of once`() {
    let control = UISegmentedControl(items: ["One", "Two"])
    var told: [Int] = []
    control.addAction(UIAction { [unowned control] _ in told.append(control.selectedSegmentIndex) }, for: .valueChanged)
    control.selectedSegmentIndex = 0
    control.tap(segment: 1)
    control.tap(segment: 1)
    control.tap(segment: 5)
    #expect(told == [1])
  }

  @Test func `a text field edits when it is the first responder`() {
    HeadlessSession().run {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let fields = [UITextField(), UITextField()]
      var told: [String] = []
      for (index, field) in fields.enumerated() {
        window.addSubview(field)
        field.addAction(UIAction { _ in told.append("begin \(index)") }, for: .editingDidBegin)
        field.addAction(UIAction { _ in told.append("end \(index)") }, for: .editingDidEnd)
      }
      fields[0].becomeFirstResponder()
      fields[0].type("ab")
      #expect(fields[0].text == "ab" && fields[0].isEditing)
      fields[1].becomeFirstResponder()
      #expect(!fields[0].isFirstResponder)
      window.endEditing(true)
      #expect(told == ["begin 0", "end 0", "begin 1", "end 1"])
    }
  }

  @Test func `a button's new title or font makes it as large as it needs`() {
    HeadlessSession().run {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let button = UIButton(type: .system)
      button.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(button)
      button.setTitle("Swap", for: .normal)
      root.layoutIfNeeded()
      let small = button.frame.width
      button.titleLabel?.font = .boldSystemFont(ofSize: 50)
      root.layoutIfNeeded()
      #expect(button.frame.width > 2 * small)
      // A line of 50-point text is 59.67 points high, rounded up to 60, and the button 12 more.
      #expect(button.frame.height == 72)
    }
  }
}
