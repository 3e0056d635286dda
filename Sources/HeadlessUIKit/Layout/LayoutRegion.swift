import Cassowary
import Foundation

/// The views that are solved together: a view whose own frame is fixed, and below it all that constraints place, as far
/// down as they place each view's superview too. What lies deeper is a region of its own.
///
/// Views count in their superview's points: four variables each, of which most are decided by an equation with one
/// unknown.
@MainActor
struct LayoutRegion {
  /// Where a linear constraint comes from.
  enum Source {
    case constraint(NSLayoutConstraint)
    case view(UIView)
  }

  let root: UIView
  private let request: UIView.FittingRequest?
  private var views: [UIView] = []
  private var guides: [UILayoutGuide] = []
  private var constraints: [NSLayoutConstraint] = []
  private var innerRoots: [UIView] = []
  /// The alignment insets of the views that have some.
  private var alignments: [ObjectIdentifier: UIEdgeInsets] = [:]
  private var visited: Set<ObjectIdentifier> = []
  private var variables: [ObjectIdentifier: Int] = [:]
  private var contents: [ObjectIdentifier: Int] = [:]
  private var scrollViews: [UIScrollView] = []
  private var system = LinearSystem()
  private var sources: [Source] = []

  /// The region of a view; with a request its size is found too.
  init(root: UIView, fitting request: UIView.FittingRequest? = nil) {
    self.root = root
    self.request = request
    collect(root)
    // A constraint may reach into a deeper region: then both are one.
    var next = 0
    while next < constraints.count {
      for view in constraints[next].views { include(view) }
      next += 1
    }
    constraints.sort { $0.sequence < $1.sequence }
  }

  // MARK: Collecting

  private mutating func include(_ view: UIView) {
    if visited.contains(ObjectIdentifier(view)) { return }
    guard view.isPlacedByConstraints else { return noteAlignment(of: view) }
    let inner = view.regionRoot
    guard inner.isDescendant(of: root), !visited.contains(ObjectIdentifier(inner)) else { return }
    innerRoots.append(inner)
    collect(inner)
  }

  private mutating func collect(_ top: UIView) {
    var waiting = [top]
    while let view = waiting.popLast() {
      visited.insert(ObjectIdentifier(view))
      views.append(view)
      noteAlignment(of: view)
      guides += view.layoutGuides
      constraints += view.constraintState.held.values
      for subview in view.subviews.reversed() where subview.isPlacedByConstraints { waiting.append(subview) }
    }
  }

  private mutating func noteAlignment(of view: UIView) {
    let insets = view.alignmentInsets
    if insets != .zero { alignments[ObjectIdentifier(view)] = insets }
  }

  // MARK: Solving

  /// Decides the frames of the views below the root. They take them when their superviews are laid out.
  mutating func solve() {
    for view in views { view.constraintState.areDirty = false }
    for inner in innerRoots { inner.constraintState.outerRegion = root }
    guard let solution = solveWithTextWidths() else { return }
    report(solution.conflicts)
    for view in views where view !== root && !innerRoots.contains(where: { $0 === view }) {
      let frame = frame(of: view, in: solution)
      let changes = frame != view.constraintState.solvedFrame || view.frame != frame
      view.constraintState.solvedFrame = frame
      view.superview?.constraintState.placesSubviews = true
      if changes { view.superview?.setNeedsLayout() }
    }
    for guide in guides { guide.solvedFrame = frame(of: guide, in: solution) }
    for scroll in scrollViews {
      guard let first = contents[ObjectIdentifier(scroll)] else { continue }
      scroll.contentSize = CGSize(
        width: scroll.toPixels(solution.values[first]),
        height: scroll.toPixels(solution.values[first + 1])
      )
    }
  }

  /// The root's size.
  mutating func solveSize() -> CGSize {
    guard let solution = solveWithTextWidths() else { return .zero }
    let frame = frame(of: root, in: solution)
    return CGSize(width: root.upToPixels(frame.width), height: root.upToPixels(frame.height))
  }

  /// The layout as numbers, for questions about it; nil without constraints.
  mutating func numbers() -> SolvedLayout? {
    solveWithTextWidths().map { SolvedLayout(system: system, solution: $0, variables: variables) }
  }

  private func frame(of item: AnyObject, in solution: Solution) -> CGRect {
    guard let first = variables[ObjectIdentifier(item)] else { return .zero }
    let values = solution.values
    return CGRect(x: values[first], y: values[first + 1], width: values[first + 2], height: values[first + 3])
  }

  /// Text that wraps has a height only when its width is known: the widths of one solution are where it wraps in the
  /// next. Twice is enough unless heights act on widths again.
  private mutating func solveWithTextWidths() -> Solution? {
    var widths: [ObjectIdentifier: CGFloat] = [:]
    var solution: Solution?
    for _ in 0..<3 {
      build(widths: widths)
      if system.constraints.isEmpty { return nil }
      let found = system.solve()
      solution = found
      var wraps = false
      for view in views where view.wrapsContent {
        let insets = alignmentInsets(of: view)
        let width = frame(of: view, in: found).width - insets.left - insets.right
        guard view === root ? request != nil : true else { continue }
        if widths[ObjectIdentifier(view)] != width {
          widths[ObjectIdentifier(view)] = width
          wraps = true
        }
      }
      if !wraps { break }
    }
    return solution
  }

  // MARK: Building

  private mutating func build(widths: [ObjectIdentifier: CGFloat]) {
    system = LinearSystem()
    sources = []
    variables = [:]
    contents = [:]
    scrollViews = []
    for view in views where placed(view) { addVariables(for: view) }
    for guide in guides { addVariables(for: guide) }
    for view in views {
      if placed(view) {
        addContentSize(of: view, width: widths[ObjectIdentifier(view)])
        add(length(of: view, .horizontal), .greaterThanOrEqual, 1000, .view(view))
        add(length(of: view, .vertical), .greaterThanOrEqual, 1000, .view(view))
      }
      if let stack = view as? UIStackView, stack.arrangesByConstraints {
        for wish in StackConstraints(stack).wishes(in: &self) {
          add(wish.sum, wish.relation, wish.priority, .view(stack))
        }
      }
    }
    if let request {
      add(length(of: root, .horizontal) + -request.width, .equal, request.widthPriority, .view(root))
      add(length(of: root, .vertical) + -request.height, .equal, request.heightPriority, .view(root))
      add(position(of: root, .horizontal), .equal, 1000, .view(root))
      add(position(of: root, .vertical), .equal, 1000, .view(root))
    }
    for constraint in constraints { add(constraint) }
  }

  private func placed(_ view: UIView) -> Bool {
    view === root ? request != nil : view.isPlacedByConstraints
  }

  private mutating func addVariables(for item: AnyObject) {
    variables[ObjectIdentifier(item)] = system.addVariable()
    for _ in 0..<3 { _ = system.addVariable() }
  }

  mutating func addVariable() -> LinearSum {
    LinearSum(variable: system.addVariable())
  }

  private mutating func add(_ sum: LinearSum, _ relation: Relation, _ priority: UILayoutPriority, _ source: Source) {
    let priority = min(1000, max(0.001, Double(priority.rawValue)))
    system.add(LinearConstraint(sum.terms, constant: Double(sum.constant), relation, priority: priority))
    sources.append(source)
  }

  private mutating func add(
    _ sum: LinearSum,
    _ relation: Relation,
    _ priority: Float,
    _ source: Source
  ) {
    add(sum, relation, UILayoutPriority(priority), source)
  }

  private mutating func add(_ constraint: NSLayoutConstraint) {
    guard let holder = constraint.holder, let first = constraint.firstItem,
      let left = attribute(constraint.firstAttribute, of: first, in: holder)
    else { return }
    var sum = left + -constraint.constant
    if constraint.secondAttribute != .notAnAttribute {
      guard let second = constraint.secondItem,
        let right = attribute(constraint.secondAttribute, of: second, in: holder)
      else { return }
      sum = sum - right * constraint.multiplier
    }
    let relation: Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    add(sum, relation, constraint.priority, .constraint(constraint))
  }

  /// Hugging and resistance.
  private mutating func addContentSize(of view: UIView, width: CGFloat?) {
    if (view as? UIStackView)?.arrangesByConstraints == true { return }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] where view.hasContentSize(on: axis) {
      let size = view.measureContent(width: width)
      let wanted = axis == .horizontal ? size.width : size.height
      let length = alignedLength(of: view, axis) + -wanted
      let priorities = view.contentPriorities(on: axis)
      add(length, .greaterThanOrEqual, priorities.resistance, .view(view))
      let least = axis == .horizontal && priorities.resistance < .leastWidth ? view.leastWidth : 0
      if least > 0 { add(alignedLength(of: view, axis) + -least, .greaterThanOrEqual, .leastWidth, .view(view)) }
      add(length, .lessThanOrEqual, priorities.hugging, .view(view))
    }
  }

  // MARK: Sums

  /// A view's length on an axis: a variable, or a fixed number.
  func length(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> LinearSum {
    if let first = variables[ObjectIdentifier(view)] {
      return LinearSum(variable: axis == .horizontal ? first + 2 : first + 3)
    }
    return LinearSum(axis == .horizontal ? view.bounds.width : view.bounds.height)
  }

  /// A view's position in its superview on an axis.
  func position(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> LinearSum {
    if let first = variables[ObjectIdentifier(view)] {
      return LinearSum(variable: axis == .horizontal ? first : first + 1)
    }
    return LinearSum(axis == .horizontal ? view.origin.x : view.origin.y)
  }

  /// The length of what constraints align of a view.
  func alignedLength(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> LinearSum {
    let (before, after) = alignmentInsets(of: view, axis)
    return length(of: view, axis) + -(before + after)
  }

  /// The position of what constraints align of a view, in its superview.
  func alignedPosition(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> LinearSum {
    position(of: view, axis) + alignmentInsets(of: view, axis).before
  }

  private func alignmentInsets(of view: UIView) -> UIEdgeInsets {
    alignments.isEmpty ? .zero : alignments[ObjectIdentifier(view)] ?? .zero
  }

  private func alignmentInsets(
    of view: UIView,
    _ axis: NSLayoutConstraint.Axis
  ) -> (before: CGFloat, after: CGFloat) {
    let insets = alignmentInsets(of: view)
    return axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
  }

  /// Where a view's own points begin, in those of a view above it.
  private func offset(of view: UIView, in holder: UIView, _ axis: NSLayoutConstraint.Axis) -> LinearSum {
    var sum = LinearSum()
    var current = view
    while current !== holder, let superview = current.superview {
      let scrolled = axis == .horizontal ? current.bounds.minX : current.bounds.minY
      sum = sum + position(of: current, axis) + -scrolled
      current = superview
    }
    return sum
  }

  /// Where an item begins and how long it is, in the points of a view that contains it.
  private mutating func span(
    of item: AnyObject,
    in holder: UIView,
    _ axis: NSLayoutConstraint.Axis
  ) -> (start: LinearSum, length: LinearSum)? {
    if let view = item as? UIView {
      if view === holder {
        // For the views in it, a scroll view's edges are those of its content.
        if let scroll = view as? UIScrollView { return (LinearSum(), contentLength(of: scroll, axis)) }
        return (LinearSum(axis == .horizontal ? view.bounds.minX : view.bounds.minY), length(of: view, axis))
      }
      guard let superview = view.superview else { return nil }
      return (position(of: view, axis) + offset(of: superview, in: holder, axis), length(of: view, axis))
    }
    guard let guide = item as? UILayoutGuide, let owner = guide.storedOwner else { return nil }
    let origin = offset(of: owner, in: holder, axis)
    guard let system = guide.system else {
      guard let first = variables[ObjectIdentifier(guide)] else { return nil }
      let place = axis == .horizontal ? first : first + 1
      return (origin + LinearSum(variable: place), LinearSum(variable: place + 2))
    }
    if system == .scrollContent, let scroll = owner as? UIScrollView {
      return (origin, contentLength(of: scroll, axis))
    }
    let insets = owner.insets(of: system)
    let (before, after) = axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    let scrolled = axis == .horizontal ? owner.bounds.minX : owner.bounds.minY
    if system == .topBars, axis == .vertical {
      return (origin + scrolled, LinearSum(owner.safeAreaInsets.top))
    }
    if system == .keyboard || system == .bottomBars, axis == .vertical {
      let bottom = owner.bounds.height - before
      return (origin + length(of: owner, axis) + (scrolled - bottom), LinearSum(bottom - after))
    }
    return (origin + (scrolled + before), length(of: owner, axis) + -(before + after))
  }

  private mutating func contentLength(of scroll: UIScrollView, _ axis: NSLayoutConstraint.Axis) -> LinearSum {
    let key = ObjectIdentifier(scroll)
    if contents[key] == nil {
      contents[key] = system.addVariable()
      _ = system.addVariable()
      scrollViews.append(scroll)
    }
    return LinearSum(variable: (contents[key] ?? 0) + (axis == .horizontal ? 0 : 1))
  }

  private mutating func attribute(
    _ attribute: NSLayoutConstraint.Attribute,
    of item: AnyObject,
    in holder: UIView
  ) -> LinearSum? {
    if attribute == .width || attribute == .height {
      let axis: NSLayoutConstraint.Axis = attribute == .width ? .horizontal : .vertical
      if let view = item as? UIView { return alignedLength(of: view, axis) }
      return span(of: item, in: holder, axis)?.length
    }
    let isRightToLeft = holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
    // From right to left, distances count from the right: edges as negative numbers, so that constants keep their
    // sense.
    if attribute.isRelativeToReading, isRightToLeft {
      return edge(attribute.withoutReading(rightToLeft: true), of: item, in: holder).map { -$0 }
    }
    return edge(attribute.withoutReading(rightToLeft: false), of: item, in: holder)
  }

  private mutating func edge(
    _ attribute: NSLayoutConstraint.Attribute,
    of item: AnyObject,
    in holder: UIView
  ) -> LinearSum? {
    let axis: NSLayoutConstraint.Axis = attribute.kind == .vertical ? .vertical : .horizontal
    guard let (start, length) = span(of: item, in: holder, axis) else { return nil }
    let view = item as? UIView
    let margins = view?.layoutMargins ?? .zero
    var (before, after): (CGFloat, CGFloat) = (0, 0)
    if let view, !alignments.isEmpty { (before, after) = alignmentInsets(of: view, axis) }
    switch attribute {
    case .left, .top, .leading: return start + before
    case .right, .bottom, .trailing: return start + length + -after
    case .centerX, .centerY: return start + length * 0.5 + (before - after) / 2
    case .leftMargin, .leadingMargin: return start + margins.left
    case .topMargin: return start + margins.top
    case .rightMargin, .trailingMargin: return start + length + -margins.right
    case .bottomMargin: return start + length + -margins.bottom
    case .centerXWithinMargins: return start + length * 0.5 + (margins.left - margins.right) / 2
    case .centerYWithinMargins: return start + length * 0.5 + (margins.top - margins.bottom) / 2
    case .firstBaseline:
      if let other = baselineView(view?.forFirstBaselineLayout, of: view) {
        return edge(attribute, of: other, in: holder)
      }
      guard let view, view.hasContentSize(on: .vertical) else { return start + before }
      return start + (before + view.baselines(height: view.measureContent(width: nil).height).first)
    case .lastBaseline:
      if let other = baselineView(view?.forLastBaselineLayout, of: view) {
        return edge(attribute, of: other, in: holder)
      }
      guard let view, view.hasContentSize(on: .vertical) else { return start + length + -after }
      return start + length + -(after + view.baselines(height: view.measureContent(width: nil).height).last)
    case .width, .height, .notAnAttribute: return nil
    }
  }

  /// The view whose baseline is another's; nil where it is none of those below it, as UIKit asks for, that are solved here.
  private func baselineView(_ other: UIView?, of view: UIView?) -> UIView? {
    guard let other, let view, other !== view, other.isDescendant(of: view), visited.contains(ObjectIdentifier(other))
    else { return nil }
    return other
  }

  // MARK: Conflicts

  private func report(_ conflicts: [Conflict]) {
    for conflict in conflicts {
      ConflictReport(conflict.constraints.map { sources[$0] }, broken: sources[conflict.broken]).send()
    }
  }
}
