import Foundation
import InterfaceBuilder

extension InterfaceLoader {
  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
    "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
    "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
    "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
    "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]

  /// Adds the constraints of a view, without placeholders, and activates those that apply to these size classes.
  func addConstraints(of node: InterfaceView, _ view: UIView) {
    let excluded = node.properties.value(in: classes).excludedConstraints
    for constraint in node.constraints where !constraint.isPlaceholder {
      guard let made = make(constraint, owner: node.identity.id) else { continue }
      note(made, constraint.identity)
      if !excluded.contains(constraint.identity.id) { made.isActive = true }
    }
  }

  private func make(_ node: InterfaceConstraint, owner: String) -> NSLayoutConstraint? {
    guard let first = item(node.first ?? owner), let attribute = Self.attributes[node.firstAttribute] else {
      return nil
    }
    let second = node.second.flatMap { item($0) }
    let secondAttribute = node.secondAttribute.flatMap { Self.attributes[$0] }
    if node.second != nil, second == nil || secondAttribute == nil { return nil }
    let relations: [String: NSLayoutConstraint.Relation] = [
      "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual,
    ]
    let values = node.values.value(in: classes)
    let constraint = NSLayoutConstraint(
      item: first,
      attribute: attribute,
      relatedBy: relations[node.relation] ?? .equal,
      toItem: second,
      attribute: secondAttribute ?? .notAnAttribute,
      multiplier: values.multiplier,
      constant: node.isSymbolic ? standardSpace(first, second) : values.constant
    )
    constraint.priority = UILayoutPriority(Float(values.priority))
    constraint.identifier = node.identifier
    return constraint
  }

  private func item(_ id: String) -> AnyObject? { object(id) }

  private func standardSpace(_ first: AnyObject, _ second: AnyObject?) -> CGFloat {
    guard let first = first as? UIView, let second = second as? UIView else { return 8 }
    return first.superview === second || second.superview === first ? 20 : 8
  }
}
