package import Foundation
package import PetriComposer
package import PetriUIKit

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

extension ShownLabel {
  /// The frame of a label's lines of text, without the empty space above and below them.
  @MainActor package func ink(in frame: CGRect, isMirrored: Bool) -> CGRect {
    guard let font else { return frame }
    let widths = HeadlessRuntime.visibleLines(of: view).widths
    let width = min(frame.width, widths.max() ?? 0)
    let height = min(frame.height, CGFloat(max(1, widths.count)) * font.lineHeight) - font.lineHeight * 0.4
    let left =
      switch TextAnchor(alignment, isMirrored: isMirrored) {
      case .middle: frame.midX - width / 2
      case .right: frame.maxX - width
      case .left: frame.minX
      }
    return CGRect(x: left, y: frame.midY - height / 2, width: width, height: max(0, height))
  }
}

extension ShownSegments {
  /// The frame of a segment in a control with a given frame.
  package func part(_ index: Int, in frame: CGRect, isMirrored: Bool) -> CGRect {
    let width = frame.width / CGFloat(max(1, titles.count))
    let slot = isMirrored ? titles.count - 1 - index : index
    return CGRect(x: frame.minX + CGFloat(slot) * width, y: frame.minY, width: width, height: frame.height)
  }

  /// The horizontal inset of a title in its segment, in points.
  package static let titleInset: CGFloat = 4

  /// The font of a title, which doesn't follow the Dynamic Type size, as in UIKit.
  package func font(of index: Int) -> UIFont {
    .systemFont(ofSize: 13, weight: index == selected ? .semibold : .regular)
  }
}

extension ShownTextField {
  /// The frame of the text in a field with a given frame: inside its border, and after the icon of a search field.
  package func line(in frame: CGRect, isMirrored: Bool) -> CGRect {
    let inset: CGFloat = isSearch ? 30 : borderStyle == .none ? 0 : 8
    let (left, right) = isMirrored ? (min(inset, 8), inset) : (inset, min(inset, 8))
    return CGRect(
      x: frame.minX + left,
      y: frame.minY,
      width: max(0, frame.width - left - right),
      height: frame.height
    )
  }
}
