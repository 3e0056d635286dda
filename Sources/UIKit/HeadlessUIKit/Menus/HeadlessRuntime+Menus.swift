public import Foundation

extension HeadlessRuntime {
  /// Opens the context menu of a view, in its middle unless a point is given. Returns the menu, nil without one.
  @discardableResult
  public static func openContextMenu(of view: UIView, at point: CGPoint? = nil) -> UIMenu? {
    guard let interaction = contextMenuInteraction(of: view) else { return nil }
    return interaction.open(at: point ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY))
  }

  /// Opens the menu of a button: by a tap where that is what it is for, by a long press else. Returns the menu, nil
  /// without one.
  @discardableResult
  public static func openMenu(of button: UIButton) -> UIMenu? {
    guard let menu = button.menu, button.isEnabled, let window = button.window else { return nil }
    let anchor = button.convert(button.bounds, to: nil)
    open(menu, at: anchor, anchor.midX <= window.bounds.midX ? .left : .right, sender: button, in: window)
    return menu
  }

  /// Opens the menu of a bar's button at it, below a navigation bar's and above a toolbar's. Returns the menu, nil
  /// without one.
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

  /// Opens a menu beside a frame in a window.
  private static func open(
    _ menu: UIMenu,
    at anchor: CGRect,
    _ side: _UIContextMenuContainerView.Side,
    sender: AnyObject,
    in window: UIWindow
  ) {
    _ = _UIContextMenuContainerView(menu, at: anchor, side, sender: sender, in: window) {}
  }

  /// The view that covers a window while a menu is open in it; nil without a menu.
  public static func openMenuView(in window: UIWindow) -> UIView? { openMenuContainer(in: window) }

  /// The menu that is open in a window, or the one in it that was opened last; nil where none is.
  public static func openMenu(in window: UIWindow) -> UIMenu? { openMenuContainer(in: window)?.menu }

  private static func openMenuContainer(in window: UIWindow) -> _UIContextMenuContainerView? {
    window.subviews.lazy.compactMap { $0 as? _UIContextMenuContainerView }.last
  }

  /// Taps the preview of an open context menu.
  public static func tapContextMenuPreview(of view: UIView) {
    contextMenuInteraction(of: view)?.commitPreview()
  }

  /// Puts an open context menu away.
  public static func closeContextMenu(of view: UIView) {
    contextMenuInteraction(of: view)?.close()
  }

  /// Chooses a line of a menu: its action or command is done, unless it is disabled. In a menu of a single selection it
  /// is ticked and the others aren't.
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
