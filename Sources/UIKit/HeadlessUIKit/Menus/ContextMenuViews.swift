import Foundation

/// The view that covers the window while a menu is open. The menu's width of 250 points and the least row height of 44
/// points are estimates.
final class _UIContextMenuContainerView: UIView {
  enum Side {
    case left, middle, right
  }

  private let list = _UIContextMenuListView()
  private(set) var menu: UIMenu
  private let anchor: CGRect
  private let side: Side
  private weak var sender: AnyObject?
  private var ended: (() -> Void)?

  /// - Parameter anchor: The frame in the window that the menu points to.
  init(
    _ menu: UIMenu,
    at anchor: CGRect,
    _ side: Side,
    sender: AnyObject,
    in window: UIWindow,
    ended: @escaping () -> Void
  ) {
    self.menu = menu
    self.anchor = anchor
    self.side = side
    self.sender = sender
    self.ended = ended
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addGestureRecognizer(UITapGestureRecognizer(headlessAction: { [weak self] _ in self?.close() }))
    accessibilityLabel = "Dismiss context menu"
    accessibilityViewIsModal = true
    addSubview(list)
    show(menu)
    window.addSubview(self)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private func show(_ menu: UIMenu) {
    self.menu = menu
    list.show(menu) { [weak self] element, menu in self?.choose(element, in: menu) }
    setNeedsLayout()
  }

  private func choose(_ element: UIMenuElement, in menu: UIMenu) {
    if let inner = element as? UIMenu { return show(inner) }
    let sender = sender
    close()
    HeadlessRuntime.choose(element, in: menu, sender: sender)
  }

  func close() {
    removeFromSuperview()
    ended?()
    ended = nil
  }

  /// Places the menu below its anchor if there is space, otherwise above it.
  override func layoutSubviews() {
    super.layoutSubviews()
    let size = CGSize(width: 250, height: list.systemLayoutSizeFitting(CGSize(width: 250, height: 0)).height)
    let safe = bounds.inset(by: window?.safeAreaInsets ?? .zero).insetBy(dx: 8, dy: 8)
    let x: CGFloat =
      switch side {
      case .left: anchor.minX
      case .middle: anchor.midX - size.width / 2
      case .right: anchor.maxX - size.width
      }
    let below = anchor.maxY + 8
    let above = anchor.minY - 8 - size.height
    let y = below + size.height <= safe.maxY ? below : above
    list.frame = CGRect(
      x: max(safe.minX, min(x, safe.maxX - size.width)),
      y: max(safe.minY, min(y, safe.maxY - size.height)),
      width: size.width,
      height: min(size.height, safe.height)
    )
  }
}

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

  private func picture(_ image: UIImage?, _ color: UIColor) -> UIView {
    let view = UIImageView(image: image)
    view.tintColor = color
    view.setContentHuggingPriority(.required, for: .horizontal)
    view.setContentCompressionResistancePriority(.required, for: .horizontal)
    return view
  }
}

@MainActor
final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss

  init(preview: UIViewController?) {
    previewViewController = preview
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) {
    self.animations.append(animations)
  }

  func addCompletion(_ completion: @escaping () -> Void) {
    completions.append(completion)
  }

  func run() {
    for animation in animations { animation() }
    animations = []
    let ending = completions
    completions = []
    if !ending.isEmpty {
      CommitQueue.shared.end {
        for completion in ending { completion() }
      }
    }
  }
}
