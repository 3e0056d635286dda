#if os(Linux) || !canImport(UIKit)
  import Foundation
  public import PetriCatalog
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
#endif
