import Cassowary
import Foundation

extension LayoutRegion {
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

  func alignedLength(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> LinearSum {
    let (before, after) = alignmentInsets(of: view, axis)
    return length(of: view, axis) + -(before + after)
  }

  func alignedPosition(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> LinearSum {
    position(of: view, axis) + alignmentInsets(of: view, axis).before
  }

  func alignmentInsets(of view: UIView) -> UIEdgeInsets {
    alignments.isEmpty ? .zero : alignments[ObjectIdentifier(view)] ?? .zero
  }

  func alignmentInsets(
    of view: UIView,
    _ axis: NSLayoutConstraint.Axis
  ) -> (before: CGFloat, after: CGFloat) {
    let insets = alignmentInsets(of: view)
    return axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
  }

  /// The origin of a view's coordinates in those of a view above it.
  func offset(of view: UIView, in holder: UIView, _ axis: NSLayoutConstraint.Axis) -> LinearSum {
    var sum = LinearSum()
    var current = view
    while current !== holder, let superview = current.superview {
      let scrolled = axis == .horizontal ? current.bounds.minX : current.bounds.minY
      sum = sum + position(of: current, axis) + -scrolled
      current = superview
    }
    return sum
  }

  /// The position and length of an item, in the coordinates of a view that contains it.
  mutating func span(
    of item: AnyObject,
    in holder: UIView,
    _ axis: NSLayoutConstraint.Axis
  ) -> (start: LinearSum, length: LinearSum)? {
    if let view = item as? UIView {
      if view === holder {
        // Subviews of a scroll view are constrained to the edges of its content.
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
      let index = axis == .horizontal ? first : first + 1
      return (origin + LinearSum(variable: index), LinearSum(variable: index + 2))
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

  mutating func contentLength(of scroll: UIScrollView, _ axis: NSLayoutConstraint.Axis) -> LinearSum {
    let key = ObjectIdentifier(scroll)
    if contents[key] == nil {
      contents[key] = system.addVariable()
      _ = system.addVariable()
      scrollViews.append(scroll)
    }
    return LinearSum(variable: (contents[key] ?? 0) + (axis == .horizontal ? 0 : 1))
  }

  mutating func attribute(
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
    // In right-to-left layouts edges are negated, so that constants keep their sign.
    if attribute.isRelativeToReading, isRightToLeft {
      return edge(attribute.withoutReading(rightToLeft: true), of: item, in: holder).map { -$0 }
    }
    return edge(attribute.withoutReading(rightToLeft: false), of: item, in: holder)
  }

  mutating func edge(
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
      return firstBaseline(of: view, start: start + before, length: length + -(before + after))
    case .lastBaseline:
      if let other = baselineView(view?.forLastBaselineLayout, of: view) {
        return edge(attribute, of: other, in: holder)
      }
      guard let view, view.hasContentSize(on: .vertical) else { return start + length + -after }
      return lastBaseline(of: view, start: start + before, length: length + -(before + after))
    case .width, .height, .notAnAttribute: return nil
    }
  }

  /// The baseline of a view's first line: relative to its top, or to its centre if the content stays centred.
  func firstBaseline(of view: UIView, start: LinearSum, length: LinearSum) -> LinearSum {
    let height = view.measureContent(width: nil).height
    let first = view.baselines(height: height).first
    return view.centersContent ? start + length * 0.5 + (first - height / 2) : start + first
  }

  /// The baseline of a view's last line: relative to its bottom, or to its centre if the content stays centred.
  func lastBaseline(of view: UIView, start: LinearSum, length: LinearSum) -> LinearSum {
    let height = view.measureContent(width: nil).height
    let last = view.baselines(height: height).last
    return view.centersContent ? start + length * 0.5 + (height / 2 - last) : start + length + -last
  }

  /// The view that provides another's baseline; nil unless it is a descendant that is solved in this region.
  func baselineView(_ other: UIView?, of view: UIView?) -> UIView? {
    guard let other, let view, other !== view, other.isDescendant(of: view), visited.contains(ObjectIdentifier(other))
    else { return nil }
    return other
  }
}
