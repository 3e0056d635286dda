import PetriUIKit

/// A control around a view that isn't one, which makes all of it one target and is as large as the view wants to be.
final class TappedView: UIControl, ArrangingView {
  init(content: UIView) {
    super.init(frame: .zero)
    content.translatesAutoresizingMaskIntoConstraints = false
    addSubview(content)
    // Constraints, since a text's height follows from the width that it gets.
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: leadingAnchor),
      content.trailingAnchor.constraint(equalTo: trailingAnchor),
      content.topAnchor.constraint(equalTo: topAnchor),
      content.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
