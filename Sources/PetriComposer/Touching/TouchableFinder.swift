#if !canImport(UIKit)
  import Foundation
  import PetriUIKit

  /// Finds what a person can touch in a window: what no modal presentation covers, rows from top to bottom.
  @MainActor
  struct TouchableFinder {
    private let window: UIWindow
    private let controllers: [UIViewController]
    private let presentations: Set<ObjectIdentifier>
    private var found: [Touchable] = []

    private init(_ window: UIWindow) {
      self.window = window
      controllers = window.shownControllers
      presentations = window.presentationContainers
    }

    /// What can be touched, in the order in which it is read, each with a name of its own.
    static func touchables(in window: UIWindow) -> [Touchable] {
      var finder = TouchableFinder(window)
      finder.look()
      return finder.named
    }

    private mutating func look() {
      var waiting: [UIView] = [window]
      while let view = waiting.popLast() {
        guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { continue }
        if add(view) { continue }
        // What is presented takes all touches of what is beneath it.
        let cover = view.subviews.lastIndex { presentations.contains(ObjectIdentifier($0)) } ?? 0
        waiting += view.subviews[cover...].reversed()
      }
    }

    /// Adds what a view is; `true` where nothing inside it is touched by itself.
    private mutating func add(_ view: UIView) -> Bool {
      switch view {
      case let bar as UINavigationBar: add(bar)
      case let bar as UITabBar: add(bar)
      case let bar as UIToolbar: add(bar.items ?? [], in: bar)
      case is UITextField: add(.view(view), .textField, view)
      case let text as UITextView where text.isEditable: add(.view(view), .textField, view)
      case is UISwitch: add(.view(view), .switch, view)
      case is UISlider: add(.view(view), .slider, view)
      case is UIStepper: add(.view(view), .stepper, view)
      case is UISegmentedControl: add(.view(view), .segments, view)
      case is UIPageControl: return true
      case is UIButton: add(.view(view), .button, view)
      case let control as UIControl:
        // One that does nothing only holds others, as a row without a tap does.
        guard !control.allControlEvents.isEmpty else { return false }
        add(.view(view), .button, view)
        // A control in a row, or in a box that is tapped, takes its own touches.
        return !(control is any ArrangingView)
      case let cell as UITableViewCell:
        guard let table = view.nearest(UITableView.self), let path = table.indexPath(for: cell) else { return false }
        if table.allowsSelection { add(.row(cell, path, table), .button, view) }
        return false
      case let cell as UICollectionViewCell:
        guard let collection = view.nearest(UICollectionView.self), let path = collection.indexPath(for: cell) else {
          return false
        }
        if collection.allowsSelection { add(.item(cell, path, collection), .button, view) }
        return false
      default:
        let isTapped = view.gestureRecognizers?.contains { $0.isEnabled && $0 is UITapGestureRecognizer } ?? false
        if isTapped { add(.view(view), .button, view) }
        return false
      }
      return true
    }

    private mutating func add(_ part: Touchable.Part, _ kind: Touchable.Kind, _ view: UIView) {
      let names = [
        view.accessibilityIdentifier, (view as? UIButton)?.currentTitle, view.readName,
        (view as? UITextField)?.placeholder,
      ].compactMap { $0 }.filter { !$0.isEmpty }
      found.append(
        Touchable(
          name: names.first ?? kind.rawValue,
          otherNames: Array(names.dropFirst()),
          kind: kind,
          frame: view.convert(view.bounds, to: nil),
          isEnabled: (view as? UIControl)?.isEnabled ?? true,
          part: part
        )
      )
    }

    private mutating func add(
      _ part: Touchable.Part,
      _ names: String?...,
      in bar: UIView,
      isEnabled: Bool = true
    ) {
      let names = names.compactMap { $0 }.filter { !$0.isEmpty }
      found.append(
        Touchable(
          name: names.first ?? "button",
          otherNames: Array(names.dropFirst()),
          kind: .button,
          frame: bar.convert(bar.bounds, to: nil),
          isEnabled: isEnabled,
          part: part
        )
      )
    }

    private mutating func add(_ bar: UINavigationBar) {
      guard let item = bar.topItem else { return }
      let navigation = controllers.lazy.compactMap { $0 as? UINavigationController }.first { $0.navigationBar === bar }
      if let back = bar.backItem, !item.hidesBackButton, let navigation {
        add(.back(navigation, back), back.backButtonTitle ?? back.title ?? "Back", in: bar)
      }
      add(item.leftBarButtonItems ?? [], in: bar)
      add((item.rightBarButtonItems ?? []).reversed(), in: bar)
    }

    private mutating func add(_ items: [UIBarButtonItem], in bar: UIView) {
      for item in items where !item.isHidden {
        if let view = item.customView {
          _ = add(view)
        } else if item.primaryAction != nil {
          add(.barButton(item), item.accessibilityLabel, item.title, in: bar, isEnabled: item.isEnabled)
        }
      }
    }

    private mutating func add(_ bar: UITabBar) {
      guard let tabs = controllers.lazy.compactMap({ $0 as? UITabBarController }).first(where: { $0.tabBar === bar })
      else { return }
      for item in bar.items ?? [] {
        if let index = tabs.viewControllers?.firstIndex(where: { $0.tabBarItem === item }) {
          add(.tab(item, index, tabs), item.accessibilityLabel, item.title, in: bar, isEnabled: item.isEnabled)
        } else {
          add(.more(item, tabs), item.title ?? "More", in: bar)
        }
      }
    }

    /// In the order of rows, from the reading side; those of one bar stay as they are.
    private var named: [Touchable] {
      let isMirrored = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let sorted = found.enumerated().sorted { one, other in
        let (frame, otherFrame) = (one.element.frame, other.element.frame)
        if frame.midY.rounded() != otherFrame.midY.rounded() { return frame.midY < otherFrame.midY }
        if frame.minX != otherFrame.minX {
          return isMirrored ? frame.maxX > otherFrame.maxX : frame.minX < otherFrame.minX
        }
        return one.offset < other.offset
      }
      var counts: [String: Int] = [:]
      return sorted.map { _, touchable in
        var named = touchable
        let name = TouchableFinder.written(touchable.name)
        named.otherNames = touchable.otherNames.map(TouchableFinder.written).filter { $0 != name }
        let count = counts[name, default: 0] + 1
        counts[name] = count
        named.name = count == 1 ? name : "\(name)#\(count)"
        return named
      }
    }
  }

  extension TouchableFinder {
    /// A name as a move has it: its text has one line, and '=' before a value.
    private static func written(_ name: String) -> String {
      name.replacing("=", with: " ").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }

  extension UIWindow {
    /// The views that hold what is presented: each takes all touches of what is beneath it.
    var presentationContainers: Set<ObjectIdentifier> {
      Set(
        shownControllers.filter { $0.presentingViewController != nil }
          .compactMap { $0.presentationController?.containerView.map { ObjectIdentifier($0) } }
      )
    }

    /// The controllers that are shown, in and over each other, the root first.
    var shownControllers: [UIViewController] {
      var all: [UIViewController] = []
      var waiting = [rootViewController].compactMap { $0 }
      while let controller = waiting.popLast() {
        all.append(controller)
        waiting += controller.children.reversed()
        if let presented = controller.presentedViewController, presented.presentingViewController === controller {
          waiting.append(presented)
        }
      }
      return all
    }
  }

  extension UIView {
    /// The nearest view of a kind above this one.
    func nearest<Kind: UIView>(_ kind: Kind.Type) -> Kind? {
      var current = superview
      while let view = current {
        if let found = view as? Kind { return found }
        current = view.superview
      }
      return nil
    }
  }
#endif
