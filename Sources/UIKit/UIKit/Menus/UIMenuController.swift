public import Foundation
public import HeadlessUIKit

/// The menu above a selection. Nothing draws it: `HeadlessRuntime.menuItems` lists what it offers to the first
/// responder, and `HeadlessRuntime.choose` does one of these.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// Where the arrow of the menu is.
  public enum ArrowDirection: Int, Sendable {
    case `default`
    case up
    case down
    case left
    case right
  }

  public static let shared = UIMenuController()

  public static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
  public static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
  public static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
  public static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")

  private var isShown = false
  private weak var targetView: UIView?
  private var targetRect = CGRect.zero

  open var menuItems: [UIMenuItem]?
  open var arrowDirection = ArrowDirection.default

  open var isMenuVisible: Bool {
    get { isShown }
    set { setMenuVisible(newValue, animated: false) }
  }

  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible != isShown else { return }
    let center = NotificationCenter.default
    center.post(
      name: menuVisible ? Self.willShowMenuNotification : Self.willHideMenuNotification,
      object: self
    )
    isShown = menuVisible
    center.post(name: menuVisible ? Self.didShowMenuNotification : Self.didHideMenuNotification, object: self)
  }

  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    self.targetRect = targetRect
    self.targetView = targetView
  }

  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    setMenuVisible(true, animated: true)
  }

  open func hideMenu(from targetView: UIView) {
    if targetView === self.targetView { hideMenu() }
  }

  open func hideMenu() { setMenuVisible(false, animated: true) }

  /// The rectangle that the menu points to, in the screen's points: it has no size of its own here.
  open var menuFrame: CGRect { targetView?.convert(targetRect, to: nil) ?? .zero }

  /// Asks the responders anew what they can do; nothing is kept here.
  open func update() {}

  /// The responder that would do what a line is for.
  fileprivate func responder(for item: UIMenuItem) -> Any? {
    UIApplication.shared.responder(for: item.action, from: targetView)
  }
}

extension HeadlessRuntime {
  /// The lines of a menu that the first responder, or one after it, can do; empty while it is hidden.
  public static func menuItems(of menu: UIMenuController) -> [UIMenuItem] {
    menu.isMenuVisible ? (menu.menuItems ?? []).filter { menu.responder(for: $0) != nil } : []
  }

  /// Chooses a line of a menu: its method is called, and the menu goes. Returns whether the menu offered it.
  @discardableResult
  public static func choose(_ item: UIMenuItem, in menu: UIMenuController) -> Bool {
    guard menuItems(of: menu).contains(item) else { return false }
    let target = menu.responder(for: item)
    menu.hideMenu()
    return UIApplication.shared.sendAction(item.action, to: target, from: menu, for: nil)
  }
}
