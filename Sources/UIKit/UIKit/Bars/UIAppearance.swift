import Foundation
public import HeadlessUIKit

/// A class with an object that keeps the look of all. Its properties are kept, and change no other object: nothing is
/// drawn here.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  static func appearance() -> Self
  /// The object that keeps the look of those in others: here that of all.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  /// The object that keeps the look of those with some traits: here that of all.
  static func appearance(for trait: UITraitCollection) -> Self
  /// The object that keeps the look of those with some traits in others: here that of all.
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// A class that others with a look may be in.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIAppearance {
  /// The object that keeps the look of those in others: here that of all.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    appearance()
  }

  /// The object that keeps the look of those with some traits: here that of all.
  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }

  /// The object that keeps the look of those with some traits in others: here that of all.
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
  /// The object that keeps the look of all views of the class; it changes nothing here.
  public static func appearance() -> Self {
    if let known = Proxies.views[ObjectIdentifier(self)] as? Self { return known }
    let proxy = UIView.make(self, .zero)
    Proxies.views[ObjectIdentifier(self)] = proxy as? UIView
    return proxy
  }
}

extension UIViewController: UIAppearanceContainer {}

// Other objects have none in general, for without Objective-C their class can't be asked for one.

extension UIBarButtonItem {
  /// The object that keeps the look of all; it changes nothing here.
  public static func appearance() -> UIBarButtonItem { Proxies.barButtonItem }
  /// The object that keeps the look of those in others; it changes nothing here.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem {
    Proxies.barButtonItem
  }
}

extension UITabBarItem {
  /// The object that keeps the look of all; it changes nothing here.
  public static func appearance() -> UITabBarItem { Proxies.tabBarItem }
  /// The object that keeps the look of those in others; it changes nothing here.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITabBarItem {
    Proxies.tabBarItem
  }
}
