import Foundation

extension UIView {
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

  /// Whether constraints place this view, rather than a fixed frame.
  var isPlacedByConstraints: Bool {
    guard !translatesAutoresizingMaskIntoConstraints, let superview = storedSuperview else { return false }
    if isArranged, let stack = superview as? UIStackView { return stack.arrangesByConstraints }
    return !involving.isEmpty
  }

  /// Whether its size follows from constraints on it or in it.
  var usesConstraints: Bool { !heldConstraints.isEmpty }

  /// Something that constraints in this view depend on has changed: the view at the top of what they reach, whose own
  /// frame is fixed, is to solve them anew at the next layout.
  func constraintsChanged() {
    UIView.contentGeneration += 1
    var current = self
    while !current.constraintsAreDirty {
      current.constraintsAreDirty = true
      guard current.isPlacedByConstraints, let superview = current.storedSuperview else {
        current.setNeedsLayout()
        (current.storedSuperview as? UIStackView)?.arrangedSizeChanged(of: current)
        current.outerRegion?.constraintsChanged()
        return
      }
      current = superview
    }
  }

  /// Called when the view's own frame, content or insets changed, from outside the constraints.
  func constrainedGeometryChanged(resized: Bool, scrolled: Bool) {
    if involving.isEmpty && heldConstraints.isEmpty { return }
    if scrolled, followsInsets { constraintsChanged() }
    if isPlacedByConstraints { return }
    if resized, usesConstraints { constraintsChanged() }
    if involving.count > heldConstraints.count { storedSuperview?.constraintsChanged() }
  }

  func involvementChanged(by count: Int) {
    if isArranged { (storedSuperview as? UIStackView)?.involvedArrangedChanged(involving.count, by: count) }
  }

  /// Drops what ties the views of this tree to views outside it: they are about to be taken apart.
  func dropOuterConstraints() {
    var above = storedSuperview
    while let view = above, view.heldConstraints.isEmpty { above = view.storedSuperview }
    guard above != nil else { return }
    for view in viewsInTree() where !view.involving.isEmpty {
      for constraint in view.involving.values {
        if let holder = constraint.holder, holder !== self, !holder.isDescendant(of: self) { constraint.deactivate() }
      }
    }
  }

  /// Puts the subviews where the constraints were found to want them, edges on whole pixels.
  func applySolvedFrames() {
    guard placesSubviews else { return }
    for subview in subviews where subview.isPlacedByConstraints {
      guard let frame = subview.solvedFrame else { continue }
      let (left, top) = (toPixels(frame.minX), toPixels(frame.minY))
      subview.frame = CGRect(
        x: left,
        y: top,
        width: toPixels(frame.maxX) - left,
        height: toPixels(frame.maxY) - top
      )
    }
  }

  /// The nearest view up to this one whose own frame is fixed.
  var regionRoot: UIView {
    var current = self
    while current.isPlacedByConstraints, let superview = current.storedSuperview { current = superview }
    return current
  }

  // MARK: Fitting

  struct FittingRequest: Hashable {
    var width: CGFloat
    var height: CGFloat
    var widthPriority: UILayoutPriority
    var heightPriority: UILayoutPriority
  }

  /// The size that the constraints give when the view's own size is a wish.
  func fittingSize(_ request: FittingRequest) -> CGSize {
    if fitsGeneration != UIView.contentGeneration {
      fits = [:]
      fitsGeneration = UIView.contentGeneration
    }
    if let known = fits[request] { return known }
    updateConstraintsInTree()
    var region = LayoutRegion(root: self, fitting: request)
    let size = region.solveSize()
    // A few sizes are asked for at most: the smallest and those of a change of width.
    if fits.count > 8 { fits = [:] }
    fits[request] = size
    return size
  }

  func fittingSize(width: CGFloat?) -> CGSize {
    fittingSize(
      FittingRequest(
        width: width ?? 0,
        height: 0,
        widthPriority: width == nil ? .fittingSizeLevel : .required,
        heightPriority: .fittingSizeLevel
      )
    )
  }

  // MARK: Guides

  func systemGuide(_ system: UILayoutGuide.System, _ identifier: String) -> UILayoutGuide {
    if let guide = systemGuides[system] { return guide }
    let guide = system == .keyboard ? UIKeyboardLayoutGuide() : UILayoutGuide()
    guide.system = system
    guide.identifier = identifier
    guide.storedOwner = self
    systemGuides[system] = guide
    return guide
  }

  /// What a guide leaves free at the edges of its view.
  func insets(of system: UILayoutGuide.System) -> UIEdgeInsets {
    switch system {
    case .safeArea: return safeAreaInsets
    case .margins: return layoutMargins
    case .readableContent:
      // Text that is wider than about 672 points is hard to read at the default size.
      let side = max(0, (bounds.width - layoutMargins.left - layoutMargins.right - 672) / 2)
      return UIEdgeInsets(
        top: layoutMargins.top,
        left: layoutMargins.left + side,
        bottom: layoutMargins.bottom,
        right: layoutMargins.right + side
      )
    case .keyboard:
      let bottom = (systemGuides[.keyboard] as? UIKeyboardLayoutGuide)?.usesBottomSafeArea == false
      return UIEdgeInsets(top: bounds.height - (bottom ? 0 : safeAreaInsets.bottom), left: 0, bottom: 0, right: 0)
    case .topBars: return UIEdgeInsets(top: 0, left: 0, bottom: bounds.height - safeAreaInsets.top, right: 0)
    case .bottomBars: return UIEdgeInsets(top: bounds.height - safeAreaInsets.bottom, left: 0, bottom: 0, right: 0)
    case .scrollContent, .scrollFrame: return .zero
    }
  }

  func frame(of system: UILayoutGuide.System) -> CGRect {
    if system == .scrollContent, let scroll = self as? UIScrollView {
      return CGRect(origin: .zero, size: scroll.contentSize)
    }
    return bounds.inset(by: insets(of: system))
  }

  // MARK: The update pass

  /// Calls `updateConstraints` where it is wanted, subviews first.
  func updateConstraintsInTree() {
    guard wantsConstraintUpdate || subtreeWantsConstraintUpdate else { return }
    var waiting: [UIView] = [self]
    var order: [UIView] = []
    while let view = waiting.popLast() {
      if view.wantsConstraintUpdate { order.append(view) }
      guard view.subtreeWantsConstraintUpdate else { continue }
      view.subtreeWantsConstraintUpdate = false
      // What wants it waits for layout too.
      waiting.append(
        contentsOf: view.queuedSubviews().filter { $0.wantsConstraintUpdate || $0.subtreeWantsConstraintUpdate }
      )
    }
    for view in order.reversed() { view.updateOwnConstraints() }
  }

  func updateOwnConstraints() {
    wantsConstraintUpdate = false
    if let owningController {
      owningController.updateViewConstraints()
    } else {
      updateConstraints()
    }
    wantsConstraintUpdate = false
  }

  func markWantsConstraintUpdate() {
    wantsConstraintUpdate = true
    storedSuperview?.markSubtreeWantsConstraintUpdate()
    setNeedsLayout()
  }

  func markSubtreeWantsConstraintUpdate() {
    var current: UIView? = self
    while let view = current, !view.subtreeWantsConstraintUpdate {
      view.subtreeWantsConstraintUpdate = true
      current = view.storedSuperview
    }
  }
}
