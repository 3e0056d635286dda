#if os(Linux) || !canImport(UIKit)
  import Foundation
  public import PetriCatalog
  import PetriRouting
  public import PetriUIKit

  extension Stage {
    /// The parts of the screen that a person can touch, in the order in which they are read. Anything that a modal
    /// presentation covers is not among them; pickers and long presses are left out.
    public var touchables: [Touchable] { TouchableFinder.touchables(in: window) }

    /// The one of some touchables that a move means by a name; `nil` where it means none, or several.
    public func touchable(named name: String, among touchables: [Touchable]) -> Touchable? {
      if case .found(let found) = TouchableSearch(name, among: touchables) { found } else { nil }
    }

    /// Scrolls what a touchable is in, so that it is seen; nothing where it is.
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

    /// Scrolls by so much of what is seen, down or up: the innermost scroll view around a touchable that has more, else the
    /// largest there is.
    ///
    /// - Returns: whether anything moved.
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

    /// The scroll views of what is in front, the largest first.
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

    /// The move that goes back by one: what is presented is dismissed, else the stack is popped; `nil` where nothing is
    /// left to go back to.
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
    /// Looks whether a finger reaches what it is to touch.
    ///
    /// - Throws: `RoutingProblem` where its middle is under the keyboard.
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
    /// The problem of a button above the keyboard of an input that isn't shown; `nil` for any other name.
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
    /// The bar that it is an item of; `nil` where it isn't in one.
    fileprivate var bar: UIView? {
      switch part {
      case .barButton(_, let bar): bar
      case .tab(_, _, let tabs), .more(_, let tabs): tabs.tabBar
      case .back(let navigation, _): navigation.navigationBar
      case .view, .row, .item, .run: nil
      }
    }
  }

  /// The result of looking for a name among the touchable parts.
  enum TouchableSearch {
    /// One alone.
    case found(Touchable)
    /// Several, of which the name means none in particular.
    case ambiguous([Touchable])
    /// Nothing.
    case nothing

    /// Looks for what is called so; else for what is also read or labelled so; else for rows that begin so, or have such a text.
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
    /// Whether it is a cell, or a view that is tapped with all that is in it: these are read with several texts.
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
