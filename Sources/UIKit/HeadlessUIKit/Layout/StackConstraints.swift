import Cassowary
import Foundation

/// A stack's arrangement as constraints, for stacks whose arranged views have constraints of their own. UIKit arranges
/// every stack this way.
@MainActor
struct StackConstraints {
  struct Wish {
    var sum: LinearSum
    var relation = Relation.equal
    var priority: Float = 1000
  }

  private let stack: UIStackView
  private let views: [UIView]
  private var wishes: [Wish] = []

  init(_ stack: UIStackView) {
    self.stack = stack
    views = stack.shownViews
  }

  func wishes(in region: inout LayoutRegion) -> [Wish] {
    var copy = self
    copy.build(&region)
    return copy.wishes
  }

  private var axis: NSLayoutConstraint.Axis { stack.axis }
  private var crossAxis: NSLayoutConstraint.Axis { axis == .horizontal ? .vertical : .horizontal }

  private mutating func want(_ sum: LinearSum, _ relation: Relation = .equal, _ priority: Float = 1000) {
    wishes.append(Wish(sum: sum, relation: relation, priority: priority))
  }

  private mutating func build(_ region: inout LayoutRegion) {
    guard let first = views.first, let last = views.last else { return }
    let isMirrored = axis == .horizontal && stack.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let ordered = isMirrored ? Array(views.reversed()) : views
    let insets = stack.arrangementInsets
    let (before, after) = axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    let (start, end) = isMirrored ? (last, first) : (first, last)
    want(region.alignedPosition(of: start, axis) + -before)
    want(region.length(of: stack, axis) + -after - ending(of: end, axis, region))
    var gaps: [CGFloat] = stack.arrangementGaps
    if isMirrored { gaps.reverse() }
    chain(ordered, gaps, &region)
    sizes(region)
    for view in views { across(view, insets, region) }
    baselines(region)
  }

  private func ending(of view: UIView, _ axis: NSLayoutConstraint.Axis, _ region: LayoutRegion) -> LinearSum {
    region.alignedPosition(of: view, axis) + region.alignedLength(of: view, axis)
  }

  private func middle(of view: UIView, _ region: LayoutRegion) -> LinearSum {
    region.alignedPosition(of: view, axis) + region.alignedLength(of: view, axis) * 0.5
  }

  private mutating func chain(_ ordered: [UIView], _ gaps: [CGFloat], _ region: inout LayoutRegion) {
    let isSpread = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    let step = isSpread && ordered.count > 1 ? region.addVariable() : LinearSum()
    for (index, gap) in gaps.enumerated() {
      let (one, next) = (ordered[index], ordered[index + 1])
      let distance = region.alignedPosition(of: next, axis) - ending(of: one, axis, region)
      if !isSpread {
        want(distance + -gap)
        continue
      }
      want(distance + -gap, .greaterThanOrEqual)
      want(distance + -gap, .equal, UIStackView.spreadHugging.rawValue)
      if stack.distribution == .equalSpacing {
        want(distance - step, .equal, 999)
      } else {
        let priority = index == 0 ? 1000 : Float(Self.centringPriority(index))
        want(middle(of: next, region) - middle(of: one, region) - step, .equal, priority)
      }
    }
  }

  /// The priority of equal centring for a gap, below that of minimum gaps: 150, 149 and so on.
  static func centringPriority(_ index: Int) -> Double {
    max(1, Double(151 - index))
  }

  private mutating func sizes(_ region: LayoutRegion) {
    switch stack.distribution {
    case .fillEqually:
      guard let first = views.first else { return }
      for view in views.dropFirst() {
        want(region.alignedLength(of: view, axis) - region.alignedLength(of: first, axis))
      }
    case .fillProportionally: proportions(region)
    case .fill, .equalSpacing, .equalCentering: break
    }
  }

  /// The proportional lengths, with falling priorities: see `UIStackView.proportional`.
  private mutating func proportions(_ region: LayoutRegion) {
    let lengths = views.map { natural($0) }
    let whole = (lengths + stack.arrangementGaps).reduce(0, +)
    let insets = stack.arrangementInsets
    let taken = axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom
    let space = region.length(of: stack, axis) + -taken
    for (index, (view, length)) in zip(views, lengths).enumerated() where length > 0 {
      want(region.alignedLength(of: view, axis) - space * (length / whole), .equal, max(1, Float(999 - index)))
    }
  }

  private func natural(_ view: UIView) -> CGFloat {
    let size = view.measure(width: nil)
    return axis == .horizontal ? size.width : size.height
  }

  private mutating func across(_ view: UIView, _ insets: UIEdgeInsets, _ region: LayoutRegion) {
    let isColumn = axis == .vertical
    let (before, after) = isColumn ? (insets.left, insets.right) : (insets.top, insets.bottom)
    let start = region.alignedPosition(of: view, crossAxis) + -before
    let end = region.length(of: stack, crossAxis) + -after - ending(of: view, crossAxis, region)
    let readsLeft = isColumn && stack.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var fixed = (start: stack.alignment == .fill, end: stack.alignment == .fill)
    if stack.alignment == .leading || isColumn && [.firstBaseline, .lastBaseline].contains(stack.alignment) {
      if readsLeft { fixed.end = true } else { fixed.start = true }
    }
    if stack.alignment == .trailing {
      if readsLeft { fixed.start = true } else { fixed.end = true }
    }
    want(start, fixed.start ? .equal : .greaterThanOrEqual)
    want(end, fixed.end ? .equal : .greaterThanOrEqual)
    if stack.alignment == .center { want(start - end) }
    // The stack hugs its largest view across the axis unless other constraints determine its size.
    if stack.alignment != .fill {
      want(start, .equal, 25)
      want(end, .equal, 25)
    }
  }

  private mutating func baselines(_ region: LayoutRegion) {
    guard axis == .horizontal, stack.alignment == .firstBaseline || stack.alignment == .lastBaseline else { return }
    func line(_ view: UIView) -> LinearSum {
      let start = region.alignedPosition(of: view, .vertical)
      let length = region.alignedLength(of: view, .vertical)
      return stack.alignment == .firstBaseline
        ? region.firstBaseline(of: view, start: start, length: length)
        : region.lastBaseline(of: view, start: start, length: length)
    }
    guard let first = views.first else { return }
    for view in views.dropFirst() { want(line(view) - line(first)) }
  }
}
