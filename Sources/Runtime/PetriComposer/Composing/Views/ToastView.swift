import PetriUIKit

// A file of its own: with `package import PetriUIKit`, swiftc 6.3 emits a thunk for init(frame:) that calls itself, and warns.
final class ToastView: UIView {
  static let seconds = 2.0
  /// The distance above the safe area or keyboard, in points; bars are lower.
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
