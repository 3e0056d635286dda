import Foundation

extension UIView {
  /// The constraints on a view and in it, and what they make of it.
  struct ConstraintState {
    /// Those that it holds, by the order in which they were activated.
    var held: [Int: NSLayoutConstraint] = [:]
    /// Those that speak of it.
    var involving: [Int: NSLayoutConstraint] = [:]
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

  /// How large the content would like to be.
  struct FittingState {
    /// How hard it pulls the size to its own.
    var hugging = (horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
    /// How hard it refuses to be cut.
    var resistance = (horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh)
    /// Sizes that were found.
    var sizes: [FittingRequest: CGSize] = [:]
    /// When they were: they count as long as no content has changed since.
    var generation = 0
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

  /// Whether constraints place this view, rather than a fixed frame.
  var isPlacedByConstraints: Bool {
    guard !translatesAutoresizingMaskIntoConstraints, let superview = storedSuperview else { return false }
    if constraintState.isArranged, let stack = superview as? UIStackView { return stack.arrangesByConstraints }
    return !constraintState.involving.isEmpty
  }

  /// Whether its size follows from constraints on it or in it.
  var usesConstraints: Bool { !constraintState.held.isEmpty }

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
    if constraintState.involving.isEmpty && constraintState.held.isEmpty { return }
    if scrolled, insetState.areFollowed { constraintsChanged() }
    if isPlacedByConstraints { return }
    if resized, usesConstraints { constraintsChanged() }
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

  /// Puts the subviews where the constraints were found to want them, edges on whole pixels.
  func applySolvedFrames() {
    guard constraintState.placesSubviews else { return }
    for subview in subviews where subview.isPlacedByConstraints {
      guard let frame = subview.constraintState.solvedFrame else { continue }
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
    if fittingState.generation != UIView.contentGeneration {
      fittingState.sizes = [:]
      fittingState.generation = UIView.contentGeneration
    }
    if let known = fittingState.sizes[request] { return known }
    updateConstraintsInTree()
    var region = LayoutRegion(root: self, fitting: request)
    let size = region.solveSize()
    // A few sizes are asked for at most: the smallest and those of a change of width.
    if fittingState.sizes.count > 8 { fittingState.sizes = [:] }
    fittingState.sizes[request] = size
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
    if let guide = constraintState.systemGuides[system] { return guide }
    let guide = system == .keyboard ? UIKeyboardLayoutGuide() : UILayoutGuide()
    guide.system = system
    guide.identifier = identifier
    guide.storedOwner = self
    constraintState.systemGuides[system] = guide
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
      let bottom = (constraintState.systemGuides[.keyboard] as? UIKeyboardLayoutGuide)?.usesBottomSafeArea == false
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
    guard constraintState.wantsUpdate || constraintState.wantsUpdateBelow else { return }
    var waiting: [UIView] = [self]
    var order: [UIView] = []
    while let view = waiting.popLast() {
      if view.constraintState.wantsUpdate { order.append(view) }
      guard view.constraintState.wantsUpdateBelow else { continue }
      view.constraintState.wantsUpdateBelow = false
      // What wants it waits for layout too.
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
