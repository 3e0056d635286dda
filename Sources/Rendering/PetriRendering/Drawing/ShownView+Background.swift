import PetriComposer
import PetriUIKit

extension ShownView {
  /// The color behind a view; `nil` if it is transparent.
  ///
  /// - Parameter isRaised: Whether the view is a sheet, an alert or a popover.
  func background(isRaised: Bool) -> UIColor? {
    if let color = kind.paint?.color ?? view.backgroundColor { return color }
    guard isRaised else { return nil }
    // Sheets have a lighter background in dark mode, so that they stand out.
    return view.traitCollection.userInterfaceStyle == .dark ? .secondarySystemBackground : .systemBackground
  }

  /// The frame of the background of a view with a given frame.
  func backgroundFrame(at frame: CGRect) -> CGRect {
    let above = kind.paint?.above ?? 0
    return CGRect(x: frame.minX, y: frame.minY - above, width: frame.width, height: frame.height + above)
  }
}

extension LaunchedScreen {
  /// Whether a view floats above others: a sheet, a popover, the buttons of an alert, an open menu.
  func isRaised(_ shown: ShownView, _ frame: CGRect) -> Bool {
    shown.view.isPlatter || isOverlay(shown, frame) && !(shown.view.next is UIAlertController)
  }

  /// Whether everything behind a view is dimmed.
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
  /// Whether the view is a sheet with a grabber.
  @MainActor var hasGrabber: Bool {
    let presentation = (view.next as? UIViewController)?.presentationController as? UISheetPresentationController
    return presentation?.prefersGrabberVisible ?? false
  }
}
