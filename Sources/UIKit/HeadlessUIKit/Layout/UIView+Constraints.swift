import Foundation

extension UIView {
  /// The constraints on a view and in it, and what they make of it.
  struct ConstraintState {
    /// Those that it holds, by the order in which they were activated.
    var held: [Int: NSLayoutConstraint] = [:]
    /// Those that guides of the controller's bars bring, which no layout needs.
    var supports: [_UILayoutSupportConstraint] = []
    /// Those that speak of it.
    var involving: [Int: NSLayoutConstraint] = [:]
    /// How many of those a view above holds.
    var involvingFromAbove = 0
    /// Whether they are to be solved anew.
    var areDirty = false
    /// Whether `updateConstraints` is to be called.
    var wantsUpdate = true
    /// Whether it is to be called for something below.
    var wantsUpdateBelow = false
    /// Whether a stack view arranges it.
    var isArranged = false
    /// The frame that was solved for it.
    var solvedFrame: CGRect?
    /// Whether some of its subviews have one.
    var placesSubviews = false
    /// The guides that every view has, as far as they were asked for.
    var systemGuides: [UILayoutGuide.System: UILayoutGuide] = [:]
    /// The view whose constraints depend on the size that those in this view make.
    weak var outerRegion: UIView?
  }

  /// Grows when any content or constraint changes: sizes that were measured before no longer count.
  static var contentGeneration = 0

  /// The view that a constraint's item is, or that owns it.
  static func owner(of item: AnyObject?) -> UIView? {
    if let view = item as? UIView { return view }
    return (item as? UILayoutGuide)?.storedOwner
  }

  /// The nearest view that contains all of them, itself one of them maybe.
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

  /// The active constraints that speak of this view, on one axis, in the order in which they were activated.
  func involvingConstraints(on axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    let other: NSLayoutConstraint.Attribute.Kind = axis == .horizontal ? .vertical : .horizontal
    let length: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    return constraintState.involving.sorted { $0.key < $1.key }.map(\.value).filter {
      $0.firstAttribute.kind == .size ? $0.firstAttribute == length : $0.firstAttribute.kind != other
    }
  }

  /// Whether it takes part in the layout without constraints that speak of it. A stack is made of constraints: without
  /// any of others it is as large as its content, where its superview begins.
  var alwaysSolved: Bool { self is UIStackView }

  /// Whether constraints place this view, rather than a fixed frame.
  var isPlacedByConstraints: Bool {
    guard !translatesAutoresizingMaskIntoConstraints, let superview = storedSuperview else { return false }
    if constraintState.isArranged, let stack = superview as? UIStackView { return stack.arrangesByConstraints }
    if constraintState.involving.isEmpty, !alwaysSolved { return false }
    return constraintState.involvingFromAbove > 0 || owningController?.isPlacedByContainer != true
  }

  /// Something that constraints in this view depend on has changed: the view at the top of what they reach, whose own
  /// frame is fixed, is to solve them anew at the next layout.
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

  /// Called when the view's own frame, content or insets changed, from outside the constraints.
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

  /// Drops what ties the views of this tree to views outside it: they are about to be taken apart.
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

  /// Puts the subviews where the constraints were found to want them, edges on full pixels.
  func applySolvedFrames() {
    guard constraintState.placesSubviews else { return }
    for subview in subviews where subview.isPlacedByConstraints {
      guard let frame = subview.constraintState.solvedFrame else { continue }
      subview.placeUntransformed(
        at: toPixels(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
      )
    }
  }

  /// The nearest view up to this one whose own frame is fixed.
  var regionRoot: UIView {
    var current = self
    while current.isPlacedByConstraints, let superview = current.storedSuperview { current = superview }
    return current
  }

  // MARK: The update pass

  /// Calls `updateConstraints` where it is wanted, subviews first.
  func updateConstraintsInTree() {
    guard constraintState.wantsUpdate || constraintState.wantsUpdateBelow else { return }
    var waiting: [UIView] = [self]
    var order: [UIView] = []
    while let view = waiting.popLast() {
      if view.constraintState.wantsUpdate { order.append(view) }
      guard view.constraintState.wantsUpdateBelow else { continue }
      view.constraintState.wantsUpdateBelow = false
      // A view that wants it waits for layout too.
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
