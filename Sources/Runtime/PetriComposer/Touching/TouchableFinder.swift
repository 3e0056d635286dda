#if os(Linux) || !canImport(UIKit)
  import Foundation
  package import PetriUIKit

  /// Finds the touchable parts of a window in reading order, except what a modal presentation covers.
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

    static func touchables(in window: UIWindow) -> [Touchable] {
      var finder = TouchableFinder(window)
      finder.find()
      return finder.named
    }

    static func rows(in window: UIWindow) -> [Touchable] {
      var finder = TouchableFinder(window)
      let walker = finder
      walker.walk { shown in
        guard let cell = shown.view as? ListCell else { return false }
        let names = [cell.view.accessibilityIdentifier, shown.readName, cell.title].compactMap(\.self)
        finder.found.append(
          Touchable(
            name: names.first ?? "row",
            otherNames: Array(names.dropFirst()),
            kind: .button,
            frame: shown.frameInWindow,
            isEnabled: shown.isEnabled,
            part: .view(cell)
          )
        )
        return true
      }
      return finder.named
    }

    private mutating func find() {
      let walker = self
      walker.walk { add($0) }
    }

    /// Visits views that can be touched; `visit` returns whether to skip the subviews.
    private func walk(_ visit: (ShownView) -> Bool) {
      var waiting = [ShownView(window)]
      while let shown = waiting.popLast() {
        let view = shown.view
        guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { continue }
        if visit(shown) { continue }
        // A presentation takes all touches of what is below.
        let cover = view.subviews.lastIndex { presentations.contains(ObjectIdentifier($0)) } ?? 0
        waiting += shown.subviews[cover...].reversed()
      }
    }

    /// Adds a view; returns whether to skip its subviews.
    private mutating func add(_ shown: ShownView) -> Bool {
      let view = shown.view
      switch shown.kind.touch {
      case .bar:
        add(bar: shown)
        return !shown.kind.form.holdsViews
      case .input: add(.view(view), Touchable.Kind(shown.kind.input), shown)
      case .button: add(.view(view), .button, shown)
      case .nothing: return true
      case .control(let hasAction, let holdsOthers):
        guard hasAction else { return false }
        add(.view(view), .button, shown)
        return !holdsOthers
      case .row(let cell):
        guard let table = view.nearest(UITableView.self), let path = table.indexPath(for: cell) else { return false }
        if table.allowsSelection { add(.row(cell, path, table), .button, shown) }
        return false
      case .item(let cell):
        guard let collection = view.nearest(UICollectionView.self), let path = collection.indexPath(for: cell) else {
          return false
        }
        if collection.allowsSelection { add(.item(cell, path, collection), .button, shown) }
        return false
      case .runs(let runs):
        if view.interactions.contains(where: { $0 is UIContextMenuInteraction }) { add(.view(view), .button, shown) }
        for run in runs { add(run, in: view) }
        return false
      case .subviews:
        let isTapped = view.gestureRecognizers?.contains { $0.isEnabled && $0 is UITapGestureRecognizer } ?? false
        if isTapped || view.interactions.contains(where: { $0 is UIContextMenuInteraction }), !isInTapped(view) {
          add(.view(view), .button, shown)
        }
        return false
      }
      return true
    }

    private func isInTapped(_ view: UIView) -> Bool {
      guard case .view(let outer)? = found.last?.part, outer is ListCell || outer is TappedView else { return false }
      return view.superview === outer || (outer as? ListCell)?.view === view
    }

    private mutating func add(_ part: Touchable.Part, _ kind: Touchable.Kind, _ shown: ShownView) {
      let title: String? = if case .button(let button) = shown.kind.form { button.title } else { nil }
      let placeholder: String? =
        switch shown.kind.form {
        case .field(let field): field.placeholder
        case .lines(let area): area.placeholder
        default: nil
        }
      let kinds: String? =
        if case .segments = shown.kind.form, shown.view.searchBarAround != nil { "scopes" } else { nil }
      let own = [shown.view.accessibilityIdentifier, kinds, title, shown.readName, placeholder].compactMap(\.self)
      let names = (own + SceneRuntime.outletNames(of: shown.view)).filter { !$0.isEmpty }
      found.append(
        Touchable(
          name: names.first ?? (kind == .textField ? "textField" : shown.kind.input?.word ?? "button"),
          otherNames: Array(names.dropFirst()),
          kind: kind,
          frame: shown.frameInWindow,
          isEnabled: shown.isEnabled,
          part: part
        )
      )
    }

    private mutating func add(_ run: TappedRun, in label: UIView) {
      guard let frame = run.frame else { return }
      found.append(
        Touchable(
          name: run.text.contains { !$0.isWhitespace } ? run.text : "link",
          kind: .button,
          frame: label.convert(frame, to: nil),
          isEnabled: true,
          part: .run(run)
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

    private mutating func add(bar shown: ShownView) {
      switch shown.kind.form {
      case .navigationBar(let bar): add(bar)
      case .tabBar(let bar): add(bar)
      case .toolbar(let bar): add(bar.items, in: shown.view)
      default: break
      }
    }

    private mutating func add(_ bar: ShownNavigationBar) {
      let navigation = controllers.lazy.compactMap { $0 as? UINavigationController }
        .first { $0.navigationBar === bar.view }
      if let back = bar.back, let navigation { add(.back(navigation, back.item), back.title, in: bar.view) }
      add(bar.leading, in: bar.view)
      add(bar.trailing.reversed(), in: bar.view)
    }

    private mutating func add(_ items: [ShownBarItem], in bar: UIView) {
      for item in items {
        if let view = item.customView {
          _ = add(ShownView(view))
        } else if item.hasAction {
          add(.barButton(item.item, bar: bar), item.id, item.label, item.title, in: bar, isEnabled: item.isEnabled)
        }
      }
    }

    private mutating func add(_ bar: ShownTabBar) {
      guard
        let tabs = controllers.lazy.compactMap({ $0 as? UITabBarController }).first(where: { $0.tabBar === bar.view })
      else { return }
      for tab in bar.tabs {
        if let index = tabs.viewControllers?.firstIndex(where: { $0.tabBarItem === tab.item }) {
          add(.tab(tab.item, index, tabs), tab.label, tab.title, in: bar.view, isEnabled: tab.isEnabled)
        } else {
          add(.more(tab.item, tabs), tab.title ?? "More", in: bar.view)
        }
      }
    }

    /// The touchables from top to bottom and in reading direction, with unique names. Items of a bar keep their order.
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
    /// A name as moves write it: on one line, without '='.
    private static func written(_ name: String) -> String {
      name.replacing("=", with: " ").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }

  extension UIWindow {
    /// The views that take all touches of what is below: presentations and an open menu, except for sheets at an
    /// undimmed detent.
    var presentationContainers: Set<ObjectIdentifier> {
      let presented = shownControllers.filter { $0.presentingViewController != nil && $0.isDimmingBehind }
        .compactMap { $0.presentationController?.containerView }
      return Set((presented + [openMenuView].compactMap(\.self)).map { ObjectIdentifier($0) })
    }

    /// The visible controllers, including children and presentations, the root first.
    package var shownControllers: [UIViewController] {
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
