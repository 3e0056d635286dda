import Expectations
import Foundation
import Testing
import UIKit

private final class Pointed: NSObject, UIPointerInteractionDelegate {
  var log: [String] = []

  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? {
    request.location.x < 50 ? UIPointerRegion(rect: CGRect(x: 0, y: 0, width: 50, height: 100)) : nil
  }
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
    log.append("style \(region.rect.width)")
    return .hidden()
  }
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {
    animator.addAnimations { [weak self] in self?.log.append("animation") }
    log.append("enter")
  }
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) { log.append("exit") }
}

private final class Previewer: NSObject, UIViewControllerPreviewingDelegate {
  let shown = UIViewController()
  var committed: UIViewController?

  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    viewControllerForLocation location: CGPoint
  ) -> UIViewController? { location.x < 50 ? shown : nil }
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController
  ) { committed = viewControllerToCommit }
}

@MainActor @Suite("Names that older and newer code uses", .serialized) struct OlderNamesTests {
  @Test("a pointer asks for its region, enters, takes a style and leaves")
  func pointer() {
    prepare()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let delegate = Pointed()
    view.addInteraction(UIPointerInteraction(delegate: delegate))
    #expect(HeadlessRuntime.movePointer(to: CGPoint(x: 5, y: 5), over: view) != nil)
    HeadlessRuntime.movePointer(to: CGPoint(x: 8, y: 5), over: view)
    #expect(HeadlessRuntime.movePointer(to: CGPoint(x: 80, y: 5), over: view) == nil)
    expectEqual(delegate.log, ["enter", "animation", "style 50.0", "exit"])
  }

  @Test("a registered view asks for a preview and commits it, until it is taken away")
  func previews() {
    prepare()
    let (controller, delegate) = (UIViewController(), Previewer())
    let view: UIView = controller.view
    let context = controller.registerForPreviewing(with: delegate, sourceView: view)
    expectIdentical(HeadlessRuntime.preview(at: .zero, in: view, of: controller, commits: true), delegate.shown)
    expectIdentical(delegate.committed, delegate.shown)
    #expect(HeadlessRuntime.preview(at: CGPoint(x: 60, y: 0), in: view, of: controller) == nil)
    controller.unregisterForPreviewing(withContext: context)
    #expect(HeadlessRuntime.preview(at: .zero, in: view, of: controller) == nil)
  }

  @Test("a recognizer calls each target's method once, until it is taken away, and reports one that isn't there")
  func targets() {
    prepare()
    let misuses = Misuses()
    let tap = UITapGestureRecognizer()
    let (first, second) = (Listener(), Listener())
    tap.addTarget(first, action: "hear:")
    tap.addTarget(second, action: "second")
    tap.addTarget(second, action: "second")
    tap.addTarget(second, action: "third")
    tap.removeTarget(second, action: "third")
    tap.state = .ended
    expectIdentical(first.heard, tap)
    expectEqual(
      misuses.take(),
      "-[Listener second]: unrecognized selector; its module has to be rewritten by the plugin PetriObjectiveC, or use a "
        + "UIAction or a closure"
    )
    tap.removeTarget(nil, action: nil)
    first.heard = nil
    tap.state = .ended
    #expect(first.heard == nil)
    expectEqual(misuses.take(), "")
    HeadlessRuntime.misuseHandler = HeadlessRuntime.logMisuse
  }

  private final class Listener: NSObject {
    var heard: UIGestureRecognizer?

    override init() {
      super.init()
      HeadlessMethods.define("OlderNamesTests", of: Listener.self) { methods in
        methods["hear:"] = { target, sender in
          (target as? Listener)?.heard = try sender(0)
          return nil
        }
      }
    }
  }

  @Test("small names: frame rates, debug descriptions, force, keys")
  func small() {
    prepare()
    let link = CADisplayLink()
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 30, preferred: 20)
    #expect(abs(link.targetTimestamp - link.timestamp - 0.05) < 1e-9)
    expectEqual(CGRect(x: 1, y: 2, width: 3, height: 4.5).debugDescription, "(1.0, 2.0, 3.0, 4.5)")
    expectEqual(UITraitCollection(forceTouchCapability: .available).forceTouchCapability, .available)
    #expect(UITraitCollection(forceTouchCapability: .available) != UITraitCollection())
    expectEqual(UI_USER_INTERFACE_IDIOM(), .phone)
    expectEqual(UIAccessibility.focusedElementUserInfoKey, "UIAccessibilityFocusedElementKey")
    #expect(UIImage.checkmark.isSymbolImage)
  }
}
