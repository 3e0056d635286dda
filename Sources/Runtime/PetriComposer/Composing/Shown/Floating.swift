package import PetriUIKit

#if os(Linux) || !canImport(UIKit)
  extension UIWindow {
    package var openMenu: UIMenu? { HeadlessRuntime.openMenu(in: self) }
    package var openMenuView: UIView? { HeadlessRuntime.openMenuView(in: self) }
    /// The view at the bottom of the window that holds the keyboard and its accessory bar.
    package var inputHost: UIView? { HeadlessRuntime.inputHost(in: self) }
    package var accessoryItems: [ShownBarItem] {
      HeadlessRuntime.inputAccessoryView(in: self)?.toolbarItems ?? []
    }
  }

  extension UIView {
    /// Whether the view is a floating platter: a group of an alert's buttons, or the lines of a menu.
    package var isPlatter: Bool { HeadlessRuntime.isPlatter(self) }
    /// The lines between the columns of a split view controller's view, in its coordinates.
    package var columnLines: [CGRect] {
      guard let split = next as? UISplitViewController, split.viewIfLoaded === self else { return [] }
      return HeadlessRuntime.columnLines(of: split)
    }
    var shownKeyboard: ShownKeyboard? {
      HeadlessRuntime.keyboard(self).map {
        ShownKeyboard($0.type, $0.returnKeyType, barHeight: $0.barHeight, bottomInset: $0.bottomInset)
      }
    }
  }

  extension UIAlertController {
    func action(of view: UIView) -> UIAlertAction? { HeadlessRuntime.action(of: view, in: self) }
  }

  extension UIViewController {
    package var isDimmingBehind: Bool { HeadlessRuntime.isDimmed(behind: self) }
  }
#else
  // UIKit has no interface to its menus, alert buttons and dimming.
  extension UIWindow {
    package var openMenu: UIMenu? { nil }
    package var openMenuView: UIView? { nil }
    package var inputHost: UIView? { nil }
    package var accessoryItems: [ShownBarItem] { [] }
  }

  extension UIView {
    package var isPlatter: Bool { false }
    package var columnLines: [CGRect] { [] }
    var shownKeyboard: ShownKeyboard? { nil }
  }

  extension UIAlertController {
    func action(of view: UIView) -> UIAlertAction? { nil }
  }

  extension UIViewController {
    package var isDimmingBehind: Bool { true }
  }
#endif
