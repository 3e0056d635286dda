package import PetriUIKit

#if os(Linux) || !canImport(UIKit)
  extension UIWindow {
    /// The menu that is open, or the one in it that was opened last; `nil` where none is.
    package var openMenu: UIMenu? { HeadlessRuntime.openMenu(in: self) }
    /// The view that covers the window while a menu is open; `nil` where none is.
    package var openMenuView: UIView? { HeadlessRuntime.openMenuView(in: self) }
    /// The view at the bottom while something is typed in: the keyboard and the bar above it; `nil` otherwise.
    package var inputHost: UIView? { HeadlessRuntime.inputHost(in: self) }
    /// The buttons of the bar above the keyboard; none where none is shown.
    package var accessoryItems: [ShownBarItem] {
      HeadlessRuntime.inputAccessoryView(in: self)?.toolbarItems ?? []
    }
  }

  extension UIView {
    /// Whether it floats over the rest: a group of an alert's buttons, the lines of an open menu.
    package var isPlatter: Bool { HeadlessRuntime.isPlatter(self) }
    /// The lines between the columns of a split that this is the view of, in its own coordinates; none for any other view.
    package var columnLines: [CGRect] {
      guard let split = next as? UISplitViewController, split.viewIfLoaded === self else { return [] }
      return HeadlessRuntime.columnLines(of: split)
    }
    /// The keyboard that this view shows; `nil` for any other view.
    var shownKeyboard: ShownKeyboard? {
      HeadlessRuntime.keyboard(self).map {
        ShownKeyboard($0.type, $0.returnKeyType, barHeight: $0.barHeight, bottomInset: $0.bottomInset)
      }
    }
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
