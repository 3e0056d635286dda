import Foundation

/// The view that covers the window while a menu is open: its lines, and the area around them that closes it.
///
/// A menu is 250 points wide and its lines are 44 points high at least, without a source. UIKit's own views are
/// private; these have their names and none of their insides.
final class _UIContextMenuContainerView: UIView {
  enum Side {
    case left, middle, right
  }

  private let list = _UIContextMenuListView()
  /// The menu, or the one in it that is open.
  private(set) var menu: UIMenu
  private let anchor: CGRect
  private let side: Side
  private weak var sender: AnyObject?
  private var ended: (() -> Void)?

  /// - Parameters:
  ///   - anchor: what the menu belongs to, in the window.
  ///   - side: which edges of both are in line, or whether their middles are.
  ///   - ended: called when it has been closed.
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

  /// Below what it belongs to where there is room, else above; within the window.
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
