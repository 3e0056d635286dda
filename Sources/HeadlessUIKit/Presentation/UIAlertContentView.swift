import Foundation

/// The inside of an alert: title, message, fields, buttons.
final class UIAlertContentView: UIView {
  private weak var alert: UIAlertController?
  private let column = UIStackView()

  init(alert: UIAlertController) {
    self.alert = alert
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    column.axis = .vertical
    column.spacing = 8
    addSubview(column)
    rebuild()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  var width: CGFloat {
    alert?.preferredStyle == .alert ? 270 : min(UIScreen.main.bounds.width, 400) - 16
  }

  var fittingSize: CGSize {
    let inner = column.sizeThatFits(CGSize(width: width - 32, height: 0))
    return CGSize(width: width, height: inner.height + 32)
  }

  func rebuild() {
    for view in column.arrangedSubviews { view.removeFromSuperview() }
    guard let alert else { return }
    for (text, style) in [(alert.title, UIFont.TextStyle.headline), (alert.message, .footnote)] {
      guard let text, !text.isEmpty else { continue }
      let label = UILabel()
      label.text = text
      label.font = .preferredFont(forTextStyle: style)
      label.textAlignment = .center
      label.numberOfLines = 0
      column.addArrangedSubview(label)
    }
    for field in alert.textFields ?? [] { column.addArrangedSubview(field) }
    let buttons = UIStackView(arrangedSubviews: order(alert.actions).map(button))
    buttons.axis = alert.preferredStyle == .alert && alert.actions.count == 2 ? .horizontal : .vertical
    buttons.distribution = .fillEqually
    buttons.spacing = 8
    column.addArrangedSubview(buttons)
    setNeedsLayout()
  }

  /// The button that cancels comes first of two in an alert, else last.
  private func order(_ actions: [UIAlertAction]) -> [UIAlertAction] {
    let cancel = actions.filter { $0.style == .cancel }
    let others = actions.filter { $0.style != .cancel }
    return alert?.preferredStyle == .alert && actions.count == 2 ? cancel + others : others + cancel
  }

  private func button(_ action: UIAlertAction) -> UIButton {
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: action.title ?? "") { [weak alert] _ in alert?.dismissAndDo(action) }
    )
    button.isEnabled = action.isEnabled
    if action.style == .destructive { button.tintColor = .systemRed }
    action.button = button
    return button
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    column.frame = bounds.insetBy(dx: 16, dy: 16)
  }
}
