import Foundation

/// The lines of an open menu.
final class _UIContextMenuListView: _UIPlatterView {
  init() { super.init([]) }

  func show(_ menu: UIMenu, choose: @escaping (UIMenuElement, UIMenu) -> Void) {
    for view in arrangedSubviews { view.removeFromSuperview() }
    if !menu.title.isEmpty { addArrangedSubview(title(menu.title)) }
    add(menu, choose)
  }

  private func add(_ menu: UIMenu, _ choose: @escaping (UIMenuElement, UIMenu) -> Void) {
    for element in menu.children {
      if (element as? UIAction)?.attributes.contains(.hidden) == true { continue }
      if let section = element as? UIMenu, section.options.contains(.displayInline) {
        if !arrangedSubviews.isEmpty { addArrangedSubview(gap()) }
        if !section.title.isEmpty { addArrangedSubview(title(section.title)) }
        add(section, choose)
        if element !== menu.children.last { addArrangedSubview(gap()) }
      } else {
        addArrangedSubview(_UIContextMenuCell(element) { choose(element, menu) })
      }
    }
  }

  /// The title of a menu or of a part of it.
  private func title(_ text: String) -> UIView {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    let row = UIStackView(arrangedSubviews: [label])
    row.isLayoutMarginsRelativeArrangement = true
    row.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    return row
  }

  private func gap() -> UIView {
    let gap = UIView()
    gap.backgroundColor = .separator
    gap.heightAnchor.constraint(equalToConstant: 8).isActive = true
    return gap
  }
}
