#if os(Linux) || !canImport(UIKit)
  import Foundation
  public import PetriCatalog
  import PetriRouting
  public import PetriUIKit

  extension Stage {
    /// The touchable parts of the screen in reading order, except those covered by a modal presentation, pickers and
    /// long presses.
    public var touchables: [Touchable] { TouchableFinder.touchables(in: window) }

    /// The touchable that a move refers to by a name; `nil` if none or several match.
    public func touchable(named name: String, among touchables: [Touchable]) -> Touchable? {
      if case .found(let found) = TouchableSearch(name, among: touchables) { found } else { nil }
    }

    /// Scrolls until a touchable is visible.
    public func reveal(_ touchable: Touchable) {
      guard let view = touchable.view else { return }
      var scroll = view.nearest(UIScrollView.self)
      while let current = scroll {
        let frame = view.convert(view.bounds, to: current)
        if !current.bounds.contains(frame) { current.scrollRectToVisible(frame, animated: false) }
        scroll = current.nearest(UIScrollView.self)
      }
      CATransaction.flush()
    }

    /// Scrolls by a number of pages, negative for up: the innermost scroll view around a touchable that can scroll
    /// further, or the largest one.
    ///
    /// - Returns: Whether anything scrolled.
    @discardableResult
    public func scroll(near touchable: Touchable?, byPages pages: CGFloat) -> Bool {
      var candidates: [UIScrollView] = []
      var scroll = touchable?.view?.nearest(UIScrollView.self)
      while let current = scroll {
        candidates.append(current)
        scroll = current.nearest(UIScrollView.self)
      }
      if candidates.isEmpty { candidates = frontScrollViews }
      for scroll in candidates {
        let inset = scroll.adjustedContentInset
        let most = max(-inset.top, scroll.contentSize.height + inset.bottom - scroll.bounds.height)
        let wanted = scroll.contentOffset.y + scroll.bounds.height * pages
        let offset = min(most, max(-inset.top, wanted))
        guard offset != scroll.contentOffset.y else { continue }
        HeadlessRuntime.scroll(scroll, to: CGPoint(x: scroll.contentOffset.x, y: offset))
        CATransaction.flush()
        return true
      }
      return false
    }

    var frontScrollViews: [UIScrollView] {
      guard let front = window.rootViewController?.frontmost.viewIfLoaded else { return [] }
      var found: [UIScrollView] = []
      var waiting = [front]
      while let view = waiting.popLast() {
        if let scroll = view as? UIScrollView { found.append(scroll) }
        waiting += view.subviews.reversed()
      }
      return found.sorted { $0.bounds.height * $0.bounds.width > $1.bounds.height * $1.bounds.width }
    }

    /// The move that goes back by one: `dismiss` or `pop`; `nil` if there is nothing to go back to.
    public var wayBack: Move? {
      guard let front = window.rootViewController?.frontmost else { return nil }
      var current: UIViewController? = front
      while let controller = current {
        if let navigation = controller as? UINavigationController, navigation.viewControllers.count > 1 { return .pop }
        if controller.parent == nil { return controller.presentingViewController == nil ? nil : .dismiss }
        current = controller.parent
      }
      return nil
    }
  }

  extension Stage {
    func requireUncovered(_ touchable: Touchable) throws {
      guard let host = window.inputHost else { return }
      let view = touchable.view ?? touchable.bar
      if let view, view.isDescendant(of: host) { return }
      let frame = view.map { $0.convert($0.bounds, to: nil) } ?? touchable.frame
      guard host.frame.contains(CGPoint(x: frame.midX, y: frame.midY)) else { return }
      throw RoutingProblem(
        "'\(touchable.name)' is under the keyboard; end typing first, by the return key or a tap that does 'focus: none'"
      )
    }
  }

  extension Stage {
    /// The problem with a keyboard's accessory button that isn't visible; `nil` for any other name.
    func hiddenAccessory(_ name: String, among touchables: [Touchable]) -> RoutingProblem? {
      let input = touchables.first { touchable in
        let items = touchable.view?.inputAccessoryView?.toolbarItems ?? []
        return items.contains { [$0.id, $0.label, $0.title].contains(name) }
      }
      guard let input else { return nil }
      let reason =
        keyboard == .shown
        ? "tap '\(input.name)' first" : "a fixture with 'keyboard: shown' shows it, or --keyboard shown"
      return RoutingProblem("'\(name)' is above the keyboard of '\(input.name)', which isn't shown; \(reason)")
    }
  }

  extension Touchable {
    fileprivate var bar: UIView? {
      switch part {
      case .barButton(_, let bar): bar
      case .tab(_, _, let tabs), .more(_, let tabs): tabs.tabBar
      case .back(let navigation, _): navigation.navigationBar
      case .view, .row, .item, .run: nil
      }
    }
  }

  enum TouchableSearch {
    case found(Touchable)
    case ambiguous([Touchable])
    case nothing

    /// Searches by name, then by other names, then for rows that begin with or contain the text.
    @MainActor
    init(_ name: String, among touchables: [Touchable]) {
      if let exact = touchables.first(where: { $0.name == name }) {
        self = .found(exact)
        return
      }
      let also = touchables.filter { $0.otherNames.contains(name) }
      guard also.isEmpty, !name.isEmpty else {
        self.init(also)
        return
      }
      let rows = touchables.filter(\.isRow)
      let beginning = rows.filter { $0.has { $0.hasPrefix(name) } }
      self.init(beginning.isEmpty ? rows.filter { $0.has { $0.contains(name) } } : beginning)
    }

    private init(_ found: [Touchable]) {
      switch found.count {
      case 0: self = .nothing
      case 1: self = .found(found[0])
      default: self = .ambiguous(found)
      }
    }
  }

  extension Touchable {
    fileprivate var isRow: Bool {
      switch part {
      case .row, .item: true
      case .view(let view): view is ListCell || view is TappedView || view is RowView
      case .barButton, .back, .tab, .more, .run: false
      }
    }

    fileprivate func has(_ isMeant: (String) -> Bool) -> Bool { ([name] + otherNames).contains(where: isMeant) }
  }
#endif
