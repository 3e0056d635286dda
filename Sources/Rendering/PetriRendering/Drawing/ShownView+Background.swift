import PetriComposer
import PetriUIKit

extension ShownView {
  /// The colour behind a view; `nil` where it is transparent.
  ///
  /// - Parameter isRaised: whether it is a sheet, an alert or a popover.
  func background(isRaised: Bool) -> UIColor? {
    if let color = kind.paint?.color ?? view.backgroundColor { return color }
    guard isRaised else { return nil }
    // In the dark, UIKit's sheets are lighter than what is behind them.
    return view.traitCollection.userInterfaceStyle == .dark ? .secondarySystemBackground : .systemBackground
  }

  /// Where that is, for a view at a frame.
  func backgroundFrame(at frame: CGRect) -> CGRect {
    let above = kind.paint?.above ?? 0
    return CGRect(x: frame.minX, y: frame.minY - above, width: frame.width, height: frame.height + above)
  }
}

extension LaunchedScreen {
  /// Whether a view floats over the rest: a sheet or a popover, a group of an alert's buttons, an open menu.
  func isRaised(_ shown: ShownView, _ frame: CGRect) -> Bool {
    shown.view.isPlatter || isOverlay(shown, frame) && !(shown.view.next is UIAlertController)
  }

  /// Whether what is behind a view is dimmed.
  func isDimmed(behind shown: ShownView, _ frame: CGRect) -> Bool {
    guard isOverlay(shown, frame), let controller = shown.view.next as? UIViewController else { return false }
    return controller.isDimmingBehind
  }

  /// Whether a view is the root view of a presented controller that doesn't fill the window.
  private func isOverlay(_ shown: ShownView, _ frame: CGRect) -> Bool {
    guard let controller = shown.view.next as? UIViewController, controller.presentingViewController != nil,
      controller.parent == nil
    else { return false }
    return frame.size != stage.window.bounds.size
  }
}

extension ShownView {
  /// Whether it is a sheet with a grabber at its top.
  @MainActor var hasGrabber: Bool {
    let presentation = (view.next as? UIViewController)?.presentationController as? UISheetPresentationController
    return presentation?.prefersGrabberVisible ?? false
  }
}
