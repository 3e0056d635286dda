import PetriRouting
package import PetriUIKit

extension UIWindow {
  /// Shows a short message in place of one that is there, for as long as a toast is.
  func show(toast text: String) {
    for old in subviews where old is ToastView { old.removeFromSuperview() }
    let toast = ToastView(text, in: self)
    _ = DefaultRoutingClock().schedule(after: ToastView.seconds, limiting: .interceptor) { [weak toast] in
      toast?.removeFromSuperview()
    }
  }

  /// The short message that is shown now; `nil` without one.
  package var toast: String? { subviews.lazy.compactMap { ($0 as? ToastView)?.label.text }.first }
}
