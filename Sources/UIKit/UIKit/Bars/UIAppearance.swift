import Foundation
public import HeadlessUIKit

/// A class with an appearance proxy, whose properties are stored but don't affect other objects.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  static func appearance() -> Self
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  static func appearance(for trait: UITraitCollection) -> Self
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// A class whose instances may contain objects with an appearance.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIAppearance {
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    appearance()
  }

  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }

  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    appearance()
  }
}

@MainActor
private enum Proxies {
  static var views: [ObjectIdentifier: UIView] = [:]
  static let barButtonItem = UIBarButtonItem()
  static let tabBarItem = UITabBarItem()
}

extension UIView: UIAppearance, UIAppearanceContainer {}

extension HeadlessViewType {
  /// The appearance proxy, the same for all containers and traits.
  public static func appearance() -> Self {
    if let known = Proxies.views[ObjectIdentifier(self)] as? Self { return known }
    let proxy = UIView.make(self, .zero)
    Proxies.views[ObjectIdentifier(self)] = proxy as? UIView
    return proxy
  }
}

extension UIViewController: UIAppearanceContainer {}

// Without Objective-C a class's metatype can't create other proxies generically.

extension UIBarButtonItem {
  public static func appearance() -> UIBarButtonItem { Proxies.barButtonItem }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem {
    Proxies.barButtonItem
  }
}

extension UITabBarItem {
  public static func appearance() -> UITabBarItem { Proxies.tabBarItem }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITabBarItem {
    Proxies.tabBarItem
  }
}
