import Expectations
import HeadlessUIKit
import Testing

@MainActor @Suite("The sheet for sharing", .serialized) struct ActivityTests {
  private final class Printing: UIActivity {
    override var activityTitle: String? { "Fax" }
    override var activityType: ActivityType? { ActivityType("fax") }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.count == 1 }
    override func perform() { activityDidFinish(true) }
  }

  private func buttons(in view: UIView) -> [UIButton] {
    ([view as? UIButton].compactMap(\.self)) + view.subviews.flatMap { buttons(in: $0) }
  }

  private func shown(_ items: [Any], on device: String = "iphone-16", _ change: (UIActivityViewController) -> Void)
    -> (root: UIViewController, sheet: UIActivityViewController, window: UIWindow)
  {
    let root = UIViewController()
    let window = show(root, on: device)
    let sheet = UIActivityViewController(activityItems: items, applicationActivities: [Printing()])
    change(sheet)
    root.present(sheet, animated: false)
    CATransaction.flush()
    return (root, sheet, window)
  }

  @Test("it offers to copy, and the app's own activities that take the items, and reports when it has gone")
  func offers() {
    var told: [String] = []
    let (root, sheet, window) = shown(["one"]) { sheet in
      sheet.completionWithItemsHandler = { type, isDone, _, _ in
        told.append("\(type?.rawValue ?? "none") \(isDone) \(sheet.presentingViewController == nil)")
      }
    }
    #expect(sheet.modalPresentationStyle == .automatic)
    expectEqual(buttons(in: sheet.view).map { $0.currentTitle ?? "" }, ["", "Copy", "Fax"])
    HeadlessRuntime.tap(buttons(in: sheet.view)[2])
    CATransaction.flush()
    #expect(told == ["fax true true"] && window.rootViewController?.presentedViewController == nil)
    expectIdentical(window.rootViewController, root)
  }

  @Test("what is excluded or doesn't take the items isn't offered; closing it reports that nothing was done")
  func excluded() {
    var told: [Bool] = []
    let (_, sheet, window) = shown(["one", "two"]) { sheet in
      sheet.excludedActivityTypes = [.copyToPasteboard]
      sheet.completionWithItemsHandler = { _, isDone, _, _ in told.append(isDone) }
    }
    expectEqual(buttons(in: sheet.view).count, 1)
    HeadlessRuntime.tap(buttons(in: sheet.view)[0])
    CATransaction.flush()
    #expect(told == [false] && window.rootViewController?.presentedViewController == nil)
  }

  @Test("on a pad it is a popover")
  func pad() {
    let source = UIView()
    let (root, sheet, window) = shown(["one"], on: "ipad-11") { $0.popoverPresentationController?.sourceView = source }
    #expect(sheet.modalPresentationStyle == .popover && window.rootViewController === root)
    expectIdentical(root.presentedViewController, sheet)
    prepare()
  }
}
