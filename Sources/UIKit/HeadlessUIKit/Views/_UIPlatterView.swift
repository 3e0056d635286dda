import Foundation

/// A view that floats over the rest: a group of an alert's buttons, the lines of an open menu.
class _UIPlatterView: UIStackView {
  init(_ views: [UIView]) {
    super.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
    axis = .vertical
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 13
    clipsToBounds = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

extension HeadlessRuntime {
  /// Whether a view floats over the rest: a group of an alert's buttons, the lines of an open menu.
  public static func isPlatter(_ view: UIView) -> Bool { view is _UIPlatterView }
}
