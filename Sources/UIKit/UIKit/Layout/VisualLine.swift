import Foundation
import HeadlessUIKit

/// A parsed visual format string.
@MainActor
struct VisualLine {
  var axis = NSLayoutConstraint.Axis.horizontal
  var leading: VisualFormat.Gap?
  var trailing: VisualFormat.Gap?
  var views: [UIView] = []
  var gaps: [VisualFormat.Gap] = []
  var lengths: [(view: UIView, wanted: [VisualFormat.Predicate])] = []

  func constraints(options: NSLayoutConstraint.FormatOptions) -> [NSLayoutConstraint] {
    guard let first = views.first, let last = views.last else { return [] }
    let (start, end): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      axis == .vertical
      ? (.top, .bottom)
      : options.contains(.directionRightToLeft)
        ? (.right, .left) : options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
    let sign: CGFloat = start == .right ? -1 : 1
    var all: [NSLayoutConstraint] = []
    if let leading, let superview = first.superview {
      all += constraints(from: (superview, start), to: (first, start), leading, edge: start.inMargins, sign)
    }
    for (index, gap) in gaps.enumerated() {
      all += constraints(from: (views[index], end), to: (views[index + 1], start), gap, edge: nil, sign)
    }
    if let trailing, let superview = last.superview {
      all += constraints(from: (last, end), to: (superview, end), trailing, edge: end.inMargins, sign)
    }
    let length: NSLayoutConstraint.Attribute = axis == .vertical ? .height : .width
    for (view, wanted) in lengths {
      for predicate in wanted {
        let constraint = NSLayoutConstraint(
          item: view,
          attribute: length,
          relatedBy: predicate.relation,
          toItem: predicate.other,
          attribute: predicate.other == nil ? .notAnAttribute : length,
          multiplier: 1,
          constant: predicate.constant
        )
        constraint.storedPriority = predicate.priority
        all.append(constraint)
      }
    }
    return all + alignments(options)
  }

  /// Constrains `to` to `from` plus the distance, by default the superview's margin, or 8 points between views.
  private func constraints(
    from: (item: UIView, attribute: NSLayoutConstraint.Attribute),
    to: (item: UIView, attribute: NSLayoutConstraint.Attribute),
    _ gap: VisualFormat.Gap,
    edge: NSLayoutConstraint.Attribute?,
    _ sign: CGFloat
  ) -> [NSLayoutConstraint] {
    var (from, to) = (from, to)
    let wanted: [VisualFormat.Predicate]
    switch gap {
    case .none: wanted = [VisualFormat.Predicate()]
    case .wanted(let predicates): wanted = predicates
    case .standard:
      if let edge {
        if from.item === to.item.superview { from.attribute = edge } else { to.attribute = edge }
        wanted = [VisualFormat.Predicate()]
      } else {
        wanted = [VisualFormat.Predicate(constant: 8)]
      }
    }
    return wanted.map { predicate in
      let constraint = NSLayoutConstraint(
        item: to.item,
        attribute: to.attribute,
        relatedBy: sign < 0 ? predicate.relation.turned : predicate.relation,
        toItem: from.item,
        attribute: from.attribute,
        multiplier: 1,
        constant: predicate.constant * sign
      )
      constraint.storedPriority = predicate.priority
      return constraint
    }
  }

  private func alignments(_ options: NSLayoutConstraint.FormatOptions) -> [NSLayoutConstraint] {
    let attributes: [NSLayoutConstraint.Attribute] = [
      .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline, .firstBaseline,
    ]
    var all: [NSLayoutConstraint] = []
    for attribute in attributes where options.rawValue & (1 << UInt(attribute.rawValue)) != 0 {
      for (one, next) in zip(views, views.dropFirst()) {
        all.append(
          NSLayoutConstraint(
            item: one,
            attribute: attribute,
            relatedBy: .equal,
            toItem: next,
            attribute: attribute,
            multiplier: 1,
            constant: 0
          )
        )
      }
    }
    return all
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var inMargins: Self {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var turned: Self {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
