/// Shows an alert in the middle of what the keyboard leaves free, a sheet of actions at the bottom; its presenter
/// stays.
final class _UIAlertControllerPresentationController: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView, let alert = presentedViewController as? UIAlertController else { return .zero }
    let bounds = containerView.bounds
    let size = alert.preferredContentSize
    let x = (bounds.width - size.width) / 2
    if alert.preferredStyle == .alert {
      let free = bounds.height - containerView.coveredByKeyboard
      return CGRect(x: x, y: (free - size.height) / 2, width: size.width, height: size.height)
    }
    let bottom = max(8, containerView.window?.safeAreaInsets.bottom ?? 0)
    return CGRect(x: x, y: bounds.height - bottom - size.height, width: size.width, height: size.height)
  }
}
