import Cassowary
import Foundation

extension LayoutRegion {
  mutating func build(widths: [ObjectIdentifier: CGFloat]) {
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

  func placed(_ view: UIView) -> Bool {
    view === root ? request != nil : view.isPlacedByConstraints
  }

  mutating func addVariables(for item: AnyObject) {
    variables[ObjectIdentifier(item)] = system.addVariable()
    for _ in 0..<3 { _ = system.addVariable() }
  }

  mutating func addVariable() -> LinearSum {
    LinearSum(variable: system.addVariable())
  }

  mutating func add(_ sum: LinearSum, _ relation: Relation, _ priority: UILayoutPriority, _ source: Source) {
    let priority = min(1000, max(0.001, Double(priority.rawValue)))
    system.add(LinearConstraint(sum.terms, constant: Double(sum.constant), relation, priority: priority))
    sources.append(source)
  }

  mutating func add(
    _ sum: LinearSum,
    _ relation: Relation,
    _ priority: Float,
    _ source: Source
  ) {
    add(sum, relation, UILayoutPriority(priority), source)
  }

  mutating func add(_ constraint: NSLayoutConstraint) {
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

  mutating func addContentSize(of view: UIView, width: CGFloat?) {
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
}
