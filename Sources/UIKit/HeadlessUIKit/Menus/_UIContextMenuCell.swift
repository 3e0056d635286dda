import Foundation

/// A line of an open menu: a tick where it has one, its title and its subtitle, its picture, and an arrow where it is a
/// menu.
final class _UIContextMenuCell: UIControl {
  init(_ element: UIMenuElement, _ choose: @escaping () -> Void) {
    super.init(frame: .zero)
    addAction(UIAction { _ in choose() }, for: .touchUpInside)
    let (action, menu) = (element as? UIAction, element as? UIMenu)
    isEnabled = action?.attributes.contains(.disabled) != true
    let isDestructive =
      action?.attributes.contains(.destructive) == true || menu?.options.contains(.destructive) == true
    let color: UIColor = !isEnabled ? .tertiaryLabel : isDestructive ? .systemRed : .label
    let texts = UIStackView(arrangedSubviews: [label(element.title, .body, color)])
    texts.axis = .vertical
    if let subtitle = element.subtitle { texts.addArrangedSubview(label(subtitle, .footnote, .secondaryLabel)) }
    let row = UIStackView(arrangedSubviews: [texts])
    row.alignment = .center
    row.spacing = 8
    if action?.state == .on { row.insertArrangedSubview(picture(UIImage(systemName: "checkmark"), color), at: 0) }
    if let image = element.image { row.addArrangedSubview(picture(image, color)) }
    if menu != nil { row.addArrangedSubview(picture(UIImage(systemName: "chevron.forward"), .secondaryLabel)) }
    addRow(row)
    isAccessibilityElement = true
    accessibilityIdentifier = element.accessibilityIdentifier
    accessibilityLabel = [element.title, element.subtitle].compactMap(\.self).joined(separator: ", ")
    accessibilityTraits = action?.state == .on ? [.button, .selected] : .button
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private func addRow(_ row: UIView) {
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    NSLayoutConstraint.activate([
      heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      row.topAnchor.constraint(equalTo: topAnchor, constant: 11),
      row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -11),
      row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
    ])
  }

  private func label(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.textColor = color
    label.numberOfLines = 0
    return label
  }

  /// A picture that leaves the spare room to the title.
  private func picture(_ image: UIImage?, _ color: UIColor) -> UIView {
    let view = UIImageView(image: image)
    view.tintColor = color
    view.setContentHuggingPriority(.required, for: .horizontal)
    view.setContentCompressionResistancePriority(.required, for: .horizontal)
    return view
  }
}
