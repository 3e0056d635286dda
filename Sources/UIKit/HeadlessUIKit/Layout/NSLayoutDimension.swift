public import Foundation

/// An anchor for a width, a height, or the distance between two anchors.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {

  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    dimension(.equal, nil, 1, c)
  }

  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    dimension(.greaterThanOrEqual, nil, 1, c)
  }

  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    dimension(.lessThanOrEqual, nil, 1, c)
  }

  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    dimension(.equal, anchor, m, 0)
  }

  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    dimension(.greaterThanOrEqual, anchor, m, 0)
  }

  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    dimension(.lessThanOrEqual, anchor, m, 0)
  }

  open func constraint(
    equalTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    dimension(.equal, anchor, m, c)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    dimension(.greaterThanOrEqual, anchor, m, c)
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    dimension(.lessThanOrEqual, anchor, m, c)
  }

  /// The distance between two anchors is the size of a guide between them.
  convenience init<Kind>(from start: NSLayoutAnchor<Kind>, to end: NSLayoutAnchor<Kind>) {
    let isHorizontal = start.attribute.kind == .horizontal
    let between = UILayoutGuide()
    self.init(between, isHorizontal ? .width : .height)
    distance = between
    guard let one = UIView.owner(of: start.owner), let other = UIView.owner(of: end.owner) else { return }
    UIView.commonAncestor(of: [one, other])?.addLayoutGuide(between)
    guard between.owningView != nil else { return }
    let (from, to): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      isHorizontal ? (.left, .right) : (.top, .bottom)
    for (attribute, item, itsAttribute) in [(from, start.owner, start.attribute), (to, end.owner, end.attribute)] {
      guard let item else { continue }
      let absolute = itsAttribute.withoutReading(rightToLeft: one.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      NSLayoutConstraint(
        item: between,
        attribute: attribute,
        relatedBy: .equal,
        toItem: item,
        attribute: absolute,
        multiplier: 1,
        constant: 0
      ).isActive = true
    }
  }

  private func dimension(
    _ relation: NSLayoutConstraint.Relation,
    _ anchor: NSLayoutDimension?,
    _ multiplier: CGFloat,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    constraint(relation, to: anchor, multiplier: multiplier, constant: constant)
  }

  /// The guide of a distance, retained until a constraint adds it to a view.
  private var distance: UILayoutGuide?
}

extension NSLayoutConstraint.Attribute {
  /// The left or right edge that a leading or trailing edge resolves to.
  func withoutReading(rightToLeft: Bool) -> Self {
    switch self {
    case .leading: rightToLeft ? .right : .left
    case .trailing: rightToLeft ? .left : .right
    case .leadingMargin: rightToLeft ? .rightMargin : .leftMargin
    case .trailingMargin: rightToLeft ? .leftMargin : .rightMargin
    default: self
    }
  }
}
