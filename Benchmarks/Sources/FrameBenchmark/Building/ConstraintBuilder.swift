import UIKit

/// Makes and activates the constraints of a tree whose views are there.
@MainActor
struct ConstraintBuilder {
  let items: [String: NSObject]

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
    "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
    "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
    "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
    "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]

  func activate(_ node: ViewNode) {
    for view in node.all {
      for constraint in view.constraints { make(constraint, owner: view.id)?.isActive = true }
    }
  }

  private func make(_ node: ConstraintNode, owner: String) -> NSLayoutConstraint? {
    guard let first = items[node.first ?? owner], let attribute = Self.attributes[node.firstAttribute]
    else { return nil }
    let second = node.second.flatMap { items[$0] }
    let secondAttribute = node.secondAttribute.flatMap { Self.attributes[$0] }
    if node.second != nil, second == nil || secondAttribute == nil { return nil }
    let relations: [String: NSLayoutConstraint.Relation] = [
      "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual,
    ]
    let constraint = NSLayoutConstraint(
      item: first,
      attribute: attribute,
      relatedBy: relations[node.relation] ?? .equal,
      toItem: second,
      attribute: secondAttribute ?? .notAnAttribute,
      multiplier: node.multiplier,
      constant: node.isSymbolic ? standardSpace(first, second) : node.constant
    )
    constraint.priority = UILayoutPriority(Float(node.priority))
    return constraint
  }

  /// The space that the system has between views, and between a view and what contains it.
  private func standardSpace(_ first: NSObject, _ second: NSObject?) -> CGFloat {
    guard let first = first as? UIView, let second = second as? UIView else { return 8 }
    return first.superview === second || second.superview === first ? 20 : 8
  }
}
