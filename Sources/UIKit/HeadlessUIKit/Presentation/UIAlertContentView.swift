import Foundation

/// The content of an alert or action sheet. Apple doesn't publish its sizes: widths, corner radii, text sizes and
/// button heights (44 points in an alert, 57 in an action sheet) are estimates for iOS 17.
final class UIAlertContentView: UIView {
  private weak var alert: UIAlertController?
  private let column = UIStackView()

  init(alert: UIAlertController) {
    self.alert = alert
    super.init(frame: .zero)
    column.axis = .vertical
    column.spacing = 8
    addSubview(column)
    rebuild()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private var isAlert: Bool { alert?.preferredStyle == .alert }

  var width: CGFloat { isAlert ? 270 : min(UIScreen.main.bounds.width, 400) - 16 }

  var fittingSize: CGSize {
    CGSize(width: width, height: column.sizeThatFits(CGSize(width: width, height: 0)).height)
  }

  func rebuild() {
    for view in column.arrangedSubviews { view.removeFromSuperview() }
    guard let alert else { return }
    let (cancelling, others) = (
      alert.actions.filter { $0.style == .cancel }, alert.actions.filter { $0.style != .cancel }
    )
    if isAlert {
      // The cancel button is first of two buttons, otherwise last.
      let actions = alert.actions.count == 2 ? cancelling + others : others + cancelling
      column.addArrangedSubview(group(head + [buttons(actions, isRow: actions.count == 2 && fitRow(actions))]))
    } else {
      let first = head + others.map { buttons([$0], isRow: false) }
      if !first.isEmpty { column.addArrangedSubview(group(first)) }
      // In a popover, a tap outside cancels instead of a button.
      if !cancelling.isEmpty, alert.modalPresentationStyle != .popover {
        column.addArrangedSubview(group([buttons(cancelling, isRow: false)]))
      }
    }
    setNeedsLayout()
  }

  private var head: [UIView] {
    guard let alert else { return [] }
    let size: CGFloat = isAlert ? 17 : 13
    let texts = [
      (alert.title, UIFont.systemFont(ofSize: size, weight: .semibold)), (alert.message, .systemFont(ofSize: 13)),
    ]
    var views: [UIView] = texts.compactMap { text, font in
      guard let text, !text.isEmpty else { return nil }
      let label = UILabel()
      label.text = text
      label.font = font
      label.textAlignment = .center
      label.numberOfLines = 0
      if !isAlert { label.textColor = .secondaryLabel }
      return label
    }
    let fields = alert.textFields ?? []
    if let last = views.last, !fields.isEmpty { views[views.count - 1] = spaced(last, below: 14) }
    views += fields
    guard !views.isEmpty else { return [] }
    let head = UIStackView(arrangedSubviews: views)
    head.axis = .vertical
    head.spacing = isAlert ? 4 : 2
    head.isLayoutMarginsRelativeArrangement = true
    let (top, bottom): (CGFloat, CGFloat) = isAlert ? (20, 20) : (14, 14)
    head.directionalLayoutMargins = NSDirectionalEdgeInsets(top: top, leading: 16, bottom: bottom, trailing: 16)
    return [head]
  }

  private func spaced(_ view: UIView, below space: CGFloat) -> UIView {
    let stack = UIStackView(arrangedSubviews: [view])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: space, trailing: 0)
    return stack
  }

  private func group(_ views: [UIView]) -> UIView {
    var all: [UIView] = []
    for view in views { all += all.isEmpty ? [view] : [hairline(isRow: false), view] }
    return _UIPlatterView(all)
  }

  private func hairline(isRow: Bool) -> UIView {
    let line = UIView()
    line.backgroundColor = .separator
    let length = 1 / UIScreen.main.scale
    (isRow ? line.widthAnchor : line.heightAnchor).constraint(equalToConstant: length).isActive = true
    return line
  }

  private func fitRow(_ actions: [UIAlertAction]) -> Bool {
    actions.allSatisfy { action in
      let label = UILabel()
      label.text = action.title
      label.font = font(of: action)
      return label.intrinsicContentSize.width <= width / 2 - 16
    }
  }

  private func buttons(_ actions: [UIAlertAction], isRow: Bool) -> UIView {
    guard actions.count > 1 else { return actions.first.map(button) ?? UIView() }
    let stack = UIStackView()
    stack.axis = isRow ? .horizontal : .vertical
    var first: UIButton?
    for action in actions {
      if first != nil { stack.addArrangedSubview(hairline(isRow: isRow)) }
      let button = button(action)
      stack.addArrangedSubview(button)
      if let first, isRow { button.widthAnchor.constraint(equalTo: first.widthAnchor).isActive = true }
      first = first ?? button
    }
    return stack
  }

  private func font(of action: UIAlertAction) -> UIFont {
    let isBold = (alert?.preferredAction).map { $0 === action } ?? (action.style == .cancel)
    return .systemFont(ofSize: isAlert ? 17 : 20, weight: isBold ? .semibold : .regular)
  }

  private func button(_ action: UIAlertAction) -> UIButton {
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: action.title ?? "") { [weak alert] _ in alert?.dismissAndDo(action) }
    )
    button.isEnabled = action.isEnabled
    button.titleLabel?.font = font(of: action)
    button.heightAnchor.constraint(greaterThanOrEqualToConstant: isAlert ? 44 : 57).isActive = true
    if action.style == .destructive { button.tintColor = .systemRed }
    button.accessibilityIdentifier = action.accessibilityIdentifier
    action.button = button
    return button
  }

  func action(of view: UIView) -> UIAlertAction? { alert?.actions.first { $0.button === view } }

  override func layoutSubviews() {
    super.layoutSubviews()
    column.frame = bounds
  }
}
