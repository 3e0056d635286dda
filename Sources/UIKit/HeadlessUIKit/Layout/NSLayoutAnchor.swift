public import Foundation

/// One attribute of a view or layout guide, of which constraints are made. Anchors of different axes don't mix: their
/// types differ.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, LayoutAnchor {
  weak var owner: AnyObject?
  nonisolated let attribute: NSLayoutConstraint.Attribute
  nonisolated let ownerIdentity: ObjectIdentifier?

  init(_ owner: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
    self.owner = owner
    self.attribute = attribute
    ownerIdentity = owner.map { ObjectIdentifier($0) }
    super.init()
  }

  /// Whether it is the same attribute of the same item, as a constraint's `firstAnchor` is.
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    if let object = object as? NSObject, object === self { return true }
    guard let ownerIdentity, let other = object as? any LayoutAnchor else { return false }
    return other.attribute == attribute && other.ownerIdentity == ownerIdentity
  }

  open override nonisolated var hash: Int {
    var hasher = Hasher()
    hasher.combine(ownerIdentity)
    hasher.combine(attribute)
    return hasher.finalize()
  }

  open var item: AnyObject? { owner }

  open var name: String { attribute.name }

  /// `self = anchor`, inactive.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, constant: 0)
  }

  /// `self ≥ anchor`, inactive.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, constant: 0)
  }

  /// `self ≤ anchor`, inactive.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, constant: 0)
  }

  /// `self = anchor + c`, inactive; points.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, constant: c)
  }

  /// `self ≥ anchor + c`, inactive; points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, constant: c)
  }

  /// `self ≤ anchor + c`, inactive; points.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
  {
    constraint(.lessThanOrEqual, to: anchor, constant: c)
  }

  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    guard let view = UIView.owner(of: owner) else { return [] }
    return view.constraintState.involving.sorted { $0.key < $1.key }.map(\.value).filter {
      $0.firstItem === owner && $0.firstAttribute == attribute
        || $0.secondItem === owner && $0.secondAttribute == attribute
    }
  }

  func constraint<Other>(
    _ relation: NSLayoutConstraint.Relation,
    to anchor: NSLayoutAnchor<Other>?,
    multiplier: CGFloat = 1,
    constant: CGFloat
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint()
    guard let owner else {
      constraint.isIllegal = true
      return constraint
    }
    constraint.set(
      first: owner,
      attribute,
      relation,
      anchor?.owner,
      anchor?.attribute ?? .notAnAttribute,
      multiplier: multiplier,
      constant: constant
    )
    return constraint
  }
}

extension NSLayoutAnchor where AnchorType == AnyObject {
  convenience init(erased owner: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(owner, attribute)
  }
}

/// An anchor of whatever axis.
protocol LayoutAnchor {
  nonisolated var attribute: NSLayoutConstraint.Attribute { get }
  /// Which item it is of.
  nonisolated var ownerIdentity: ObjectIdentifier? { get }
}
