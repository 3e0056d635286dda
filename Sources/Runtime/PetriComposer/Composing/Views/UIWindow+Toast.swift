import PetriRouting
package import PetriUIKit

extension UIWindow {
  func show(toast text: String) {
    for old in subviews where old is ToastView { old.removeFromSuperview() }
    let toast = ToastView(text, in: self)
    _ = DefaultRoutingClock().schedule(after: ToastView.seconds, limiting: .interceptor) { [weak toast] in
      toast?.removeFromSuperview()
    }
  }

  package var toast: String? { subviews.lazy.compactMap { ($0 as? ToastView)?.label.text }.first }
}
