import Foundation

extension UIView {
  struct ConstraintState {
    /// The constraints that the view holds, by activation order.
    var held: [Int: NSLayoutConstraint] = [:]
    /// The constraints of the guides of a controller's bars, which layout ignores.
    var supports: [_UILayoutSupportConstraint] = []
    var involving: [Int: NSLayoutConstraint] = [:]
    /// The number of those that an ancestor holds.
    var involvingFromAbove = 0
    var areDirty = false
    var wantsUpdate = true
    var wantsUpdateBelow = false
    var isArranged = false
    var solvedFrame: CGRect?
    var placesSubviews = false
    var systemGuides: [UILayoutGuide.System: UILayoutGuide] = [:]
    /// The view whose constraints depend on the size that those in this view determine.
    weak var outerRegion: UIView?
  }

  /// Incremented when any content or constraint changes, which invalidates cached sizes.
  static var contentGeneration = 0

  static func owner(of item: AnyObject?) -> UIView? {
    if let view = item as? UIView { return view }
    return (item as? UILayoutGuide)?.storedOwner
  }

  static func commonAncestor(of views: [UIView]) -> UIView? {
    guard let first = views.first, let second = views.last, first !== second else { return views.first }
    // Nearly all constraints are between a view and its superview, or between siblings.
    if first.superview === second { return second }
    if second.superview === first { return first }
    if let superview = first.superview, superview === second.superview { return superview }
    var ancestors: Set<ObjectIdentifier> = []
    var current: UIView? = first
    while let view = current {
      ancestors.insert(ObjectIdentifier(view))
      current = view.superview
    }
    current = second
    while let view = current {
      if ancestors.contains(ObjectIdentifier(view)) { return view }
      current = view.superview
    }
    return nil
  }

  func hold(_ constraint: NSLayoutConstraint) {
    if constraint.isActive || constraint.isIllegal { return }
    if constraint.views.contains(where: { !$0.isDescendant(of: self) }) {
      return HeadlessRuntime.misuse(
        "Unable to install constraint on view.  Does the constraint reference something from outside the subtree of the "
          + "view?  That's illegal. constraint:\(constraint.printed) view:\(HeadlessRuntime.label(of: self))"
      )
    }
    constraint.install(in: self)
  }

  func involvingConstraints(on axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    let other: NSLayoutConstraint.Attribute.Kind = axis == .horizontal ? .vertical : .horizontal
    let length: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    return constraintState.involving.sorted { $0.key < $1.key }.map(\.value).filter {
      $0.firstAttribute.kind == .size ? $0.firstAttribute == length : $0.firstAttribute.kind != other
    }
  }

  /// Whether the view is solved even if no constraints reference it. A stack consists of constraints: without others it
  /// has the size of its content, at its superview's origin.
  var alwaysSolved: Bool { self is UIStackView }

  var isPlacedByConstraints: Bool {
    guard !translatesAutoresizingMaskIntoConstraints, let superview = storedSuperview else { return false }
    if constraintState.isArranged, let stack = superview as? UIStackView { return stack.arrangesByConstraints }
    if constraintState.involving.isEmpty, !alwaysSolved { return false }
    return constraintState.involvingFromAbove > 0 || owningController?.isFrameSetByContainer != true
  }

  /// Invalidates the constraints of the region that this view is in, up to the root with a fixed frame, which is solved
  /// again at the next layout.
  func constraintsChanged() {
    UIView.contentGeneration += 1
    var current = self
    while !current.constraintState.areDirty {
      current.constraintState.areDirty = true
      guard current.isPlacedByConstraints, let superview = current.storedSuperview else {
        current.setNeedsLayout()
        (current.storedSuperview as? UIStackView)?.arrangedSizeChanged(of: current)
        current.constraintState.outerRegion?.constraintsChanged()
        return
      }
      current = superview
    }
  }

  /// Called when the view's frame, content or insets changed for reasons other than its constraints.
  func constrainedGeometryChanged(resized: Bool, scrolled: Bool) {
    if constraintState.involving.isEmpty && !sizeFollowsFromConstraints { return }
    if scrolled, insetState.areFollowed { constraintsChanged() }
    if isPlacedByConstraints { return }
    if resized, sizeFollowsFromConstraints { constraintsChanged() }
    if constraintState.involving.count > constraintState.held.count { storedSuperview?.constraintsChanged() }
  }

  func involvementChanged(by count: Int) {
    if constraintState.isArranged {
      (storedSuperview as? UIStackView)?.involvedArrangedChanged(constraintState.involving.count, by: count)
    }
  }

  /// Deactivates the constraints between this tree and views outside it, before the tree is removed.
  func dropOuterConstraints() {
    var above = storedSuperview
    while let view = above, view.constraintState.held.isEmpty { above = view.storedSuperview }
    guard above != nil else { return }
    for view in viewsInTree() where !view.constraintState.involving.isEmpty {
      for constraint in view.constraintState.involving.values {
        if let holder = constraint.holder, holder !== self, !holder.isDescendant(of: self) { constraint.deactivate() }
      }
    }
  }

  /// Applies the solved frames to the subviews, with edges on full pixels.
  func applySolvedFrames() {
    guard constraintState.placesSubviews else { return }
    for subview in subviews where subview.isPlacedByConstraints {
      guard let frame = subview.constraintState.solvedFrame else { continue }
      subview.placeUntransformed(
        at: toPixels(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
      )
    }
  }

  var regionRoot: UIView {
    var current = self
    while current.isPlacedByConstraints, let superview = current.storedSuperview { current = superview }
    return current
  }

  // MARK: The update pass

  func updateConstraintsInTree() {
    guard constraintState.wantsUpdate || constraintState.wantsUpdateBelow else { return }
    var waiting: [UIView] = [self]
    var order: [UIView] = []
    while let view = waiting.popLast() {
      if view.constraintState.wantsUpdate { order.append(view) }
      guard view.constraintState.wantsUpdateBelow else { continue }
      view.constraintState.wantsUpdateBelow = false
      // Views that need an update need layout too.
      waiting.append(
        contentsOf: view.queuedSubviews().filter {
          $0.constraintState.wantsUpdate || $0.constraintState.wantsUpdateBelow
        }
      )
    }
    for view in order.reversed() { view.updateOwnConstraints() }
  }

  func updateOwnConstraints() {
    constraintState.wantsUpdate = false
    if let owningController {
      owningController.updateViewConstraints()
    } else {
      updateConstraints()
    }
    constraintState.wantsUpdate = false
  }

  func markWantsConstraintUpdate() {
    constraintState.wantsUpdate = true
    storedSuperview?.markSubtreeWantsConstraintUpdate()
    setNeedsLayout()
  }

  func markSubtreeWantsConstraintUpdate() {
    var current: UIView? = self
    while let view = current, !view.constraintState.wantsUpdateBelow {
      view.constraintState.wantsUpdateBelow = true
      current = view.storedSuperview
    }
  }
}
