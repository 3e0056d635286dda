public import Foundation

extension HeadlessRuntime {
  /// Opens the context menu of a view, by default at its center. Returns nil if the view has no menu.
  @discardableResult
  public static func openContextMenu(of view: UIView, at point: CGPoint? = nil) -> UIMenu? {
    guard let interaction = contextMenuInteraction(of: view) else { return nil }
    return interaction.open(at: point ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY))
  }

  /// Opens the menu of a button, by a long press unless it is the primary action. Returns nil without a menu.
  @discardableResult
  public static func openMenu(of button: UIButton) -> UIMenu? {
    guard let menu = button.menu, button.isEnabled, let window = button.window else { return nil }
    let anchor = button.convert(button.bounds, to: nil)
    open(menu, at: anchor, anchor.midX <= window.bounds.midX ? .left : .right, sender: button, in: window)
    return menu
  }

  /// Opens the menu of a bar button item: below a navigation bar, above a toolbar. Returns nil if the item has no menu.
  @discardableResult
  public static func openMenu(of item: UIBarButtonItem, in bar: UIView) -> UIMenu? {
    guard let menu = item.menu, item.isEnabled, let window = bar.window else { return nil }
    let frame = itemFrames(in: bar)[ObjectIdentifier(item)] ?? bar.bounds
    let anchor = bar.convert(frame, to: nil)
    let third = window.bounds.width / 3
    let side: _UIContextMenuContainerView.Side =
      anchor.midX < third ? .left : anchor.midX > 2 * third ? .right : .middle
    open(menu, at: anchor, side, sender: item, in: window)
    return menu
  }

  private static func open(
    _ menu: UIMenu,
    at anchor: CGRect,
    _ side: _UIContextMenuContainerView.Side,
    sender: AnyObject,
    in window: UIWindow
  ) {
    _ = _UIContextMenuContainerView(menu, at: anchor, side, sender: sender, in: window) {}
  }

  public static func openMenuView(in window: UIWindow) -> UIView? { openMenuContainer(in: window) }

  public static func openMenu(in window: UIWindow) -> UIMenu? { openMenuContainer(in: window)?.menu }

  private static func openMenuContainer(in window: UIWindow) -> _UIContextMenuContainerView? {
    window.subviews.lazy.compactMap { $0 as? _UIContextMenuContainerView }.last
  }

  public static func tapContextMenuPreview(of view: UIView) {
    contextMenuInteraction(of: view)?.commitPreview()
  }

  public static func closeContextMenu(of view: UIView) {
    contextMenuInteraction(of: view)?.close()
  }

  /// Chooses a menu element and performs it unless it is disabled. With single selection, it becomes the one that is
  /// on.
  public static func choose(_ element: UIMenuElement, in menu: UIMenu? = nil, sender: AnyObject? = nil) {
    if let action = element as? UIAction {
      guard !action.attributes.contains(.disabled) else { return }
      if let menu, menu.options.contains(.singleSelection) {
        for case let other as UIAction in menu.children { other.state = other === action ? .on : .off }
      }
      action.perform(from: sender ?? action)
    } else if let command = element as? UICommand, !command.attributes.contains(.disabled) {
      command.headlessAction(command)
    }
  }

  private static func contextMenuInteraction(of view: UIView) -> UIContextMenuInteraction? {
    view.interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first
  }
}
