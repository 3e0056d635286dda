import PetriUIKit

/// The place to which something is scrolled: its end as long as nobody scrolls away from it, and, where the view was made
/// anew, where the view before it was.
struct ScrollPosition {
  /// Whether the end is kept in sight.
  let followsEnd: Bool
  /// Where the end was shown last; `nil` before it was.
  private var end: CGFloat?
  /// Where the view was that this one is in place of, and its insets, until the first layout: this one gets insets later.
  /// No height where it was at its top, which a new view begins at: that of a covered screen is another one.
  private var kept: (x: CGFloat, y: CGFloat?, inset: UIEdgeInsets)?

  init(followsEnd: Bool = false) { self.followsEnd = followsEnd }

  /// Takes the place of another view, which this one is in place of and which has its insets unless its screen is covered.
  @MainActor mutating func takeOver(from old: any ScrollKeeping) {
    end = old.position.end
    if let before = old.position.kept {
      kept = before
    } else if old.bounds.width > 0, old.bounds.height > 0 {
      let (offset, inset) = (old.contentOffset, old.adjustedContentInset)
      kept = (offset.x, offset.y == -inset.top ? nil : offset.y, inset)
    }
  }

  /// After a layout: puts the view where it is to stand.
  @MainActor mutating func settle(_ view: UIScrollView, along axis: NSLayoutConstraint.Axis = .vertical) {
    guard view.bounds.width > 0, view.bounds.height > 0 else { return }
    if let (x, y, inset) = kept {
      let now = view.adjustedContentInset
      let (least, most) = ScrollPosition.limits(
        of: view,
        inset: UIEdgeInsets(
          top: max(inset.top, now.top),
          left: max(inset.left, now.left),
          bottom: max(inset.bottom, now.bottom),
          right: max(inset.right, now.right)
        )
      )
      view.contentOffset.x = min(max(x, least.x), most.x)
      if let y { view.contentOffset.y = min(max(y, least.y), most.y) }
      kept = nil
    }
    guard followsEnd else { return }
    let (least, most) = ScrollPosition.limits(of: view, inset: view.adjustedContentInset)
    let isDown = axis == .vertical
    let offset = isDown ? view.contentOffset.y : view.contentOffset.x
    // Reading from right to left ends at the left.
    let isLeft = !isDown && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    if let end, isLeft ? offset > end + 1 : offset < end - 1 { return }
    let new = isLeft ? least.x : isDown ? most.y : most.x
    end = new
    if isDown { view.contentOffset.y = new } else { view.contentOffset.x = new }
  }

  /// The offsets between which a view's content can be scrolled.
  @MainActor private static func limits(of view: UIScrollView, inset: UIEdgeInsets) -> (least: CGPoint, most: CGPoint) {
    let least = CGPoint(x: -inset.left, y: -inset.top)
    let most = CGPoint(
      x: max(least.x, view.contentSize.width + inset.right - view.bounds.width),
      y: max(least.y, view.contentSize.height + inset.bottom - view.bounds.height)
    )
    return (least, most)
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
