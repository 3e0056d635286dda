import PetriUIKit

/// Where what scrolls stands: in sight of its end as long as nobody scrolls away from it, and, where the view was made
/// anew, where it stood before.
struct ScrollPosition {
  /// Whether the end is kept in sight.
  let followsEnd: Bool
  /// Where the end was shown last; `nil` before it was.
  private var end: CGFloat?
  /// Where the view that this one is in place of stood, until the first layout.
  private var kept: CGPoint?

  init(followsEnd: Bool = false) { self.followsEnd = followsEnd }

  /// Stands where another view does, which this one is in place of.
  @MainActor mutating func takeOver(from old: any ScrollKeeping) {
    // What was never laid out stands nowhere yet.
    guard old.bounds.width > 0, old.bounds.height > 0, old.position.kept == nil else { return }
    kept = old.contentOffset
    end = old.position.end
  }

  /// After a layout: puts the view where it is to stand.
  @MainActor mutating func settle(_ view: UIScrollView, along axis: NSLayoutConstraint.Axis = .vertical) {
    guard view.bounds.width > 0, view.bounds.height > 0 else { return }
    let inset = view.adjustedContentInset
    let least = CGPoint(x: -inset.left, y: -inset.top)
    let most = CGPoint(
      x: max(least.x, view.contentSize.width + inset.right - view.bounds.width),
      y: max(least.y, view.contentSize.height + inset.bottom - view.bounds.height)
    )
    if let kept {
      view.contentOffset = CGPoint(x: min(max(kept.x, least.x), most.x), y: min(max(kept.y, least.y), most.y))
      self.kept = nil
    }
    guard followsEnd else { return }
    let isDown = axis == .vertical
    let offset = isDown ? view.contentOffset.y : view.contentOffset.x
    // Reading from right to left ends at the left.
    let isLeft = !isDown && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    if let end, isLeft ? offset > end + 1 : offset < end - 1 { return }
    let new = isLeft ? least.x : isDown ? most.y : most.x
    end = new
    if isDown { view.contentOffset.y = new } else { view.contentOffset.x = new }
  }
}

/// A scroll view that stands where the one stood that it is in place of.
@MainActor protocol ScrollKeeping: UIScrollView {
  var position: ScrollPosition { get set }
}

extension ScrollKeeping {
  /// After a layout: stands where it is to.
  func settle(along axis: NSLayoutConstraint.Axis = .vertical) {
    // By a copy: where it stands is told to others, which may ask for it.
    var settled = position
    settled.settle(self, along: axis)
    position = settled
  }
}
