public import Foundation
public import HeadlessUIKit

/// The edit menu, which isn't drawn: `HeadlessRuntime.menuItems` lists its items, and `HeadlessRuntime.choose` performs
/// one.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The direction of the menu's arrow.
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

  open var menuFrame: CGRect { targetView?.convert(targetRect, to: nil) ?? .zero }

  open func update() {}

  fileprivate func responder(for item: UIMenuItem) -> Any? {
    UIApplication.shared.responder(for: item.action, from: targetView)
  }
}

extension HeadlessRuntime {
  public static func menuItems(of menu: UIMenuController) -> [UIMenuItem] {
    menu.isMenuVisible ? (menu.menuItems ?? []).filter { menu.responder(for: $0) != nil } : []
  }

  /// Performs an item's action and hides the menu. Returns whether the menu had the item.
  @discardableResult
  public static func choose(_ item: UIMenuItem, in menu: UIMenuController) -> Bool {
    guard menuItems(of: menu).contains(item) else { return false }
    let target = menu.responder(for: item)
    menu.hideMenu()
    return UIApplication.shared.sendAction(item.action, to: target, from: menu, for: nil)
  }
}

/// An item of a `UIMenuController`.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  open var title: String
  open var action: Selector

  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }

  public convenience override init() {
    self.init(title: "", action: "")
  }
}

/// A menu element that is created on demand.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool
  private var cache: [UIMenuElement]?

  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    isCached = true
    super.init(title: "", subtitle: nil, image: nil)
  }

  private init(uncached elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    isCached = false
    super.init(title: "", subtitle: nil, image: nil)
  }

  public required init?(coder: NSCoder) {
    provider = { $0([]) }
    isCached = true
    super.init(coder: coder)
  }

  public class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(uncached: elementProvider)
  }

  /// Creates the elements or returns cached ones. Not in UIKit, which creates them when the menu is shown.
  open func headlessElements(_ completion: @escaping ([UIMenuElement]) -> Void) {
    if let cache { return completion(cache) }
    provider { [weak self] elements in
      if let self, isCached { cache = elements }
      completion(elements)
    }
  }
}
