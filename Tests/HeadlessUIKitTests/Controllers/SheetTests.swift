import HeadlessUIKit
import Testing

struct SheetTests {
  private func top(_ screen: UIScreen = .iPhoneX, _ prepare: (UIViewController) -> Void) -> CGFloat {
    let session = HeadlessSession(screen: screen)
    return session.run {
      let root = UIViewController()
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = root
      window.makeKeyAndVisible()
      session.turnRunLoop()
      let sheet = UIViewController()
      prepare(sheet)
      root.present(sheet, animated: true)
      session.settle()
      #expect(sheet.view.frame.maxY == window.bounds.height && session.faults.isEmpty)
      return sheet.view.frame.minY
    }
  }

  @Test func `a sheet is as high as its detent, and its safe area below`() {
    // Below the status bar of 44 and 10 more there are 758, of which 724 count.
    #expect(top { _ in } == 54)
    #expect(top { $0.sheetPresentationController?.detents = [.medium(), .large()] } == 812 - 362 - 34)
    #expect(
      top {
        $0.sheetPresentationController?.detents = [.medium(), .large()]
        $0.sheetPresentationController?.selectedDetentIdentifier = .large
      } == 54)
    #expect(top { $0.sheetPresentationController?.detents = [.custom { _ in 200 }] } == 812 - 234)
    #expect(top { $0.sheetPresentationController?.detents = [.custom { 2 * $0.maximumDetentValue }] } == 54)
  }

  @Test func `what isn't a sheet has no detents`() {
    HeadlessSession().run {
      let controller = UIViewController()
      controller.modalPresentationStyle = .fullScreen
      #expect(controller.sheetPresentationController == nil)
      controller.modalPresentationStyle = .pageSheet
      #expect(controller.sheetPresentationController != nil)
    }
  }
}
