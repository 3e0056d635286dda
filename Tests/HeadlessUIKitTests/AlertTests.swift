import Expectations
import HeadlessUIKit
import Testing

@MainActor @Suite("Alerts, sheets and traits", .serialized) struct AlertTests {
  private func shown(on device: String = "iphone-16") -> (window: UIWindow, root: UIViewController) {
    let root = UIViewController()
    return (show(root, on: device), root)
  }

  @Test("an alert is over its presenter, which stays; a tap takes it away, then does what it is for")
  func alert() {
    let (window, root) = shown()
    let alert = UIAlertController(title: "Delete?", message: "It can't be undone.", preferredStyle: .alert)
    var taps: [String] = []
    let delete = UIAlertAction(title: "Delete", style: .destructive) { _ in
      taps.append("delete, presenting \(root.presentedViewController != nil)")
    }
    alert.addAction(delete)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in taps.append("cancel") })
    alert.addTextField { $0.placeholder = "Why" }
    let trace = Trace([("R", root), ("A", alert)])
    root.present(alert, animated: true)
    CATransaction.flush()
    expectEqual(trace.take(), "A.viewDidLoad\nA.viewWillAppear\nA.viewIsAppearing\nA.viewDidAppear")
    #expect(alert.view.frame.width == 270 && alert.view.convert(alert.view.bounds, to: nil).midX == 196.5)
    #expect(alert.textFields?.first?.placeholder == "Why" && root.view.window === window)
    delete.isEnabled = false
    HeadlessRuntime.tap(delete, in: alert)
    expectIdentical(root.presentedViewController, alert)
    delete.isEnabled = true
    HeadlessRuntime.tap(delete, in: alert)
    CATransaction.flush()
    #expect(taps == ["delete, presenting false"] && root.presentedViewController == nil)
    expectEqual(trace.take(), "A.viewWillDisappear\nA.viewDidDisappear")
  }

  @Test("a second button to cancel, a field in a sheet and a stranger as preferred are refused in UIKit's words")
  func refusals() {
    prepare()
    let trace = Trace()
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "No", style: .cancel))
    sheet.addAction(UIAlertAction(title: "Never", style: .cancel))
    sheet.addTextField()
    sheet.preferredAction = UIAlertAction(title: "Else", style: .default)
    #expect(sheet.actions.count == 1 && sheet.textFields == nil && sheet.preferredAction == nil)
    expectEqual(
      trace.take(),
      """
      misuse: UIAlertController can only have one action with a style of UIAlertActionStyleCancel
      misuse: Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert
      misuse: The preferredAction of an alert controller must be contained in the actions array or be nil.
      """
    )
  }

  @Test("a sheet of actions is at the bottom of a phone; on a pad it is a popover that must be given its place")
  func actionSheet() {
    let (window, root) = shown()
    let sheet = UIAlertController(title: "Share", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Mail", style: .default))
    root.present(sheet, animated: false)
    CATransaction.flush()
    expectEqual(sheet.modalPresentationStyle, .custom)
    #expect(sheet.view.convert(sheet.view.bounds, to: nil).maxY == 818 && window.rootViewController === root)
    let (padWindow, padRoot) = shown(on: "ipad-11")
    let trace = Trace()
    let other = UIAlertController(title: "Share", message: nil, preferredStyle: .actionSheet)
    padRoot.present(other, animated: false)
    CATransaction.flush()
    #expect(trace.take().contains("You must provide location information for this popover"))
    #expect(padRoot.presentedViewController == nil)
    other.popoverPresentationController?.sourceView = padRoot.view
    padRoot.present(other, animated: false)
    CATransaction.flush()
    #expect(padRoot.presentedViewController === other && padWindow.rootViewController === padRoot)
    prepare()
  }

  @Test("a sheet rests at its lowest detent, at the selected one, and where a person drags it")
  func detents() {
    final class Listener: NSObject, UISheetPresentationControllerDelegate {
      var changes: [String?] = []
      func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
        changes.append(sheet.selectedDetentIdentifier?.rawValue)
      }
    }
    let (window, root) = shown()
    let new = UIViewController()
    new.modalPresentationStyle = .pageSheet
    let small = UISheetPresentationController.Detent.Identifier("small")
    new.sheetPresentationController?.detents = [.medium(), .large(), .custom(identifier: small) { _ in 100 }]
    root.present(new, animated: false)
    CATransaction.flush()
    func top() -> CGFloat { new.view.convert(new.view.bounds, to: nil).minY }
    guard let sheet = new.sheetPresentationController else {
      Issue.record("no sheet")
      return
    }
    expectEqual(top(), 718)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
    CATransaction.flush()
    expectEqual(top(), 443)
    let listener = Listener()
    sheet.delegate = listener
    #expect(HeadlessRuntime.drag(sheet, to: .large))
    CATransaction.flush()
    #expect(top() == 69 && listener.changes == ["com.apple.UIKit.large"] && window.rootViewController === root)
  }

  @Test("who registered for changes of a trait hears of those, and of no others, until it takes that back")
  func registration() {
    let (window, root) = shown()
    let label = UILabel()
    root.view.addSubview(label)
    var lines: [String] = []
    let registration = root.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: UIViewController, old) in
      lines.append(
        "root was \(old.userInterfaceStyle.rawValue), is \(self.traitCollection.userInterfaceStyle.rawValue)"
      )
    }
    label.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (_: UILabel, _) in lines.append("label") }
    root.traitOverrides.userInterfaceStyle = .dark
    root.traitOverrides.horizontalSizeClass = .regular
    expectEqual(lines, ["root was 1, is 2", "label"])
    #expect(label.traitCollection.userInterfaceStyle == .dark && window.traitCollection.userInterfaceStyle == .light)
    root.unregisterForTraitChanges(registration)
    root.traitOverrides.userInterfaceStyle = .light
    expectEqual(lines.count, 2)
  }
}
