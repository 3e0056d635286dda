import PetriUIKit

/// The content in the middle, the buttons nailed to the bottom.
final class OnboardingView: UIView {
  let contentContainerView = UIView()

  private let stackView: UIStackView = {
    let stackView = UIStackView()
    stackView.axis = .vertical
    stackView.spacing = 8
    return stackView
  }()

  var supportingViews: [UIView] = [] {
    didSet {
      for view in oldValue { view.removeFromSuperview() }
      for view in supportingViews { stackView.addArrangedSubview(view) }
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    for view in [contentContainerView, stackView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    let center = contentContainerView.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor)
    center.priority = .defaultHigh
    NSLayoutConstraint.activate([
      contentContainerView.centerXAnchor.constraint(equalTo: centerXAnchor), center,
      contentContainerView.topAnchor.constraint(greaterThanOrEqualTo: safeAreaLayoutGuide.topAnchor),
      contentContainerView.leadingAnchor.constraint(greaterThanOrEqualTo: layoutMarginsGuide.leadingAnchor),
      stackView.topAnchor.constraint(greaterThanOrEqualTo: contentContainerView.bottomAnchor, constant: 8),
      stackView.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      stackView.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -16),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
