package import PetriUIKit

#if !canImport(UIKit)
  extension UIWindow {
    /// The menu that is open, or the one in it that was opened last; `nil` where none is.
    package var openMenu: UIMenu? { HeadlessRuntime.openMenu(in: self) }
    /// What covers the window while a menu is open; `nil` where none is.
    package var openMenuView: UIView? { HeadlessRuntime.openMenuView(in: self) }
  }

  extension UIView {
    /// Whether it floats over the rest: a group of an alert's buttons, the lines of an open menu.
    package var isPlatter: Bool { HeadlessRuntime.isPlatter(self) }
  }

  extension UIAlertController {
    /// The action that a view is the button of.
    func action(of view: UIView) -> UIAlertAction? { HeadlessRuntime.action(of: view, in: self) }
  }

  extension UIViewController {
    /// Whether what is behind it, where it is presented, is dimmed.
    package var isDimmingBehind: Bool { HeadlessRuntime.isDimmed(behind: self) }
  }
#else
  // UIKit tells nobody of its menus, its alerts' buttons and its dimming.
  extension UIWindow {
    package var openMenu: UIMenu? { nil }
    package var openMenuView: UIView? { nil }
  }

  extension UIView {
    package var isPlatter: Bool { false }
  }

  extension UIAlertController {
    func action(of view: UIView) -> UIAlertAction? { nil }
  }

  extension UIViewController {
    package var isDimmingBehind: Bool { true }
  }
#endif
