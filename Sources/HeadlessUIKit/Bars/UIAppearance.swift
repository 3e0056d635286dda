import Foundation

// The proxies of the classes whose looks apps set for all at once. What is set is kept, and changes no other object:
// nothing is drawn here. Other classes have none, for without Objective-C a class can't be asked for an instance.

@MainActor
private enum Proxy {
  static let navigationBar = UINavigationBar(frame: .zero)
  static let tabBar = UITabBar(frame: .zero)
  static let toolbar = UIToolbar(frame: .zero)
  static let searchBar = UISearchBar(frame: .zero)
  static let switchControl = UISwitch(frame: .zero)
  static let segmentedControl = UISegmentedControl(frame: .zero)
  static let slider = UISlider(frame: .zero)
  static let pageControl = UIPageControl(frame: .zero)
  static let barButtonItem = UIBarButtonItem()
  static let tabBarItem = UITabBarItem()
}

extension UINavigationBar {
  /// What keeps the look of all; it changes nothing here.
  public static func appearance() -> UINavigationBar { Proxy.navigationBar }
  /// What keeps the look of those in others; it changes nothing here.
  public static func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UINavigationBar {
    Proxy.navigationBar
  }
}

extension UITabBar {
  /// What keeps the look of all; it changes nothing here.
  public static func appearance() -> UITabBar { Proxy.tabBar }
  /// What keeps the look of those in others; it changes nothing here.
  public static func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UITabBar { Proxy.tabBar }
}

extension UIToolbar {
  /// What keeps the look of all; it changes nothing here.
  public static func appearance() -> UIToolbar { Proxy.toolbar }
  /// What keeps the look of those in others; it changes nothing here.
  public static func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UIToolbar { Proxy.toolbar }
}

extension UISearchBar {
  /// What keeps the look of all; it changes nothing here.
  public static func appearance() -> UISearchBar { Proxy.searchBar }
  /// What keeps the look of those in others; it changes nothing here.
  public static func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UISearchBar {
    Proxy.searchBar
  }
}

extension UISwitch {
  /// What keeps the look of all; it changes nothing here.
  public static func appearance() -> UISwitch { Proxy.switchControl }
  /// What keeps the look of those in others; it changes nothing here.
  public static func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UISwitch {
    Proxy.switchControl
  }
}

extension UISegmentedControl {
  /// What keeps the look of all; it changes nothing here.
  public static func appearance() -> UISegmentedControl { Proxy.segmentedControl }
  /// What keeps the look of those in others; it changes nothing here.
  public static func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UISegmentedControl {
    Proxy.segmentedControl
  }
}

extension UISlider {
  /// What keeps the look of all; it changes nothing here.
  public static func appearance() -> UISlider { Proxy.slider }
  /// What keeps the look of those in others; it changes nothing here.
  public static func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UISlider { Proxy.slider }
}

extension UIPageControl {
  /// What keeps the look of all; it changes nothing here.
  public static func appearance() -> UIPageControl { Proxy.pageControl }
  /// What keeps the look of those in others; it changes nothing here.
  public static func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UIPageControl {
    Proxy.pageControl
  }
}

extension UIBarButtonItem {
  /// What keeps the look of all; it changes nothing here.
  public static func appearance() -> UIBarButtonItem { Proxy.barButtonItem }
  /// What keeps the look of those in others; it changes nothing here.
  public static func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UIBarButtonItem {
    Proxy.barButtonItem
  }
}

extension UITabBarItem {
  /// What keeps the look of all; it changes nothing here.
  public static func appearance() -> UITabBarItem { Proxy.tabBarItem }
  /// What keeps the look of those in others; it changes nothing here.
  public static func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UITabBarItem {
    Proxy.tabBarItem
  }
}
