import PetriUIKit

/// The place to which something is scrolled: its end as long as nobody scrolls away from it, and, where the view was made
/// anew, where the view before it was.
struct ScrollPosition {
  /// Whether the end is kept in sight.
  let followsEnd: Bool
  /// Where the end was shown last; `nil` before it was.
  private var end: CGFloat?
  /// Where the view was that this one is in place of, until the first layout.
  private var kept: CGPoint?
  /// How many layouts may still put it there: insets come with the second.
  private var tries = 0

  /// Whether it has to be put somewhere when insets change.
  var isWaiting: Bool { followsEnd || kept != nil }

  init(followsEnd: Bool = false) { self.followsEnd = followsEnd }

  /// Takes the place of another view, which this one is in place of.
  @MainActor mutating func takeOver(from old: any ScrollKeeping) {
    // Without a layout it has no place yet.
    guard old.bounds.width > 0, old.bounds.height > 0, old.position.kept == nil else { return }
    kept = old.contentOffset
    tries = 2
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
      tries -= 1
      if tries == 0 { self.kept = nil }
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

/// A scroll view that is scrolled to where the one was that it is in place of.
@MainActor protocol ScrollKeeping: UIScrollView {
  var position: ScrollPosition { get set }
}

extension ScrollKeeping {
  /// After a layout: goes to its place.
  func settle(along axis: NSLayoutConstraint.Axis = .vertical) {
    // By a copy: its delegate hears of it, and may ask for it.
    var settled = position
    settled.settle(self, along: axis)
    position = settled
  }
}
