import PetriRouting
package import PetriUIKit

/// A short message over what a window shows. Touches go through it.
final class ToastView: UIView {
  /// How long it is there, in seconds.
  static let seconds = 2.0
  /// How far it is above the safe area's or the keyboard's edge, in points: bars are lower.
  private static let distance: CGFloat = 64
  private static let margin: CGFloat = 24

  let label = UILabel()

  init(_ text: String, in window: UIWindow) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = .label
    layer.cornerRadius = 18
    label.text = text
    label.textColor = .systemBackground
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.numberOfLines = 0
    label.textAlignment = .center
    addSubview(label)
    window.addSubview(self)
    for view in [self, label] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      centerXAnchor.constraint(equalTo: window.centerXAnchor),
      leadingAnchor.constraint(greaterThanOrEqualTo: window.leadingAnchor, constant: ToastView.margin),
      bottomAnchor.constraint(equalTo: window.keyboardLayoutGuide.topAnchor, constant: -ToastView.distance),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

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
