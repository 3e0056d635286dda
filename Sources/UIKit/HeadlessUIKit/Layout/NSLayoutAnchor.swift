public import Foundation

/// An attribute of a view or layout guide, from which constraints are created.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, LayoutAnchor {
  weak var owner: AnyObject?
  nonisolated let attribute: NSLayoutConstraint.Attribute
  nonisolated let ownerIdentity: ObjectIdentifier?
  final var following: AnchorType?

  init(_ owner: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
    self.owner = owner
    self.attribute = attribute
    ownerIdentity = owner.map { ObjectIdentifier($0) }
    super.init()
  }

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

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, constant: 0)
  }

  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, constant: 0)
  }

  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, constant: 0)
  }

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, constant: c)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, constant: c)
  }

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

@MainActor
protocol LayoutAnchor: AnyObject {
  associatedtype AnchorType
  nonisolated var attribute: NSLayoutConstraint.Attribute { get }
  nonisolated var ownerIdentity: ObjectIdentifier? { get }
  /// The next anchor of the same kind and owner; see `LayoutAnchors`.
  var following: AnchorType? { get set }
}

/// An anchor on the horizontal axis. The system spacing is 8 points.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {

  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, constant: multiplier * 8)
  }

  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, constant: multiplier * 8)
  }

  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, constant: multiplier * 8)
  }

  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: self, to: otherAnchor)
  }
}

/// An anchor on the vertical axis. The system spacing is 8 points.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {

  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, constant: multiplier * 8)
  }

  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, constant: multiplier * 8)
  }

  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, constant: multiplier * 8)
  }

  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: self, to: otherAnchor)
  }
}

/// The anchors that were requested of a view or layout guide: the same objects each time. Those of each kind are a linked
/// list, which needs no memory besides the anchors.
@MainActor
struct LayoutAnchors {
  private var horizontal: NSLayoutXAxisAnchor?
  private var vertical: NSLayoutYAxisAnchor?
  private var dimension: NSLayoutDimension?

  mutating func x(_ attribute: NSLayoutConstraint.Attribute, of item: AnyObject) -> NSLayoutXAxisAnchor {
    Self.anchor(attribute, in: &horizontal, NSLayoutXAxisAnchor(item, attribute))
  }

  mutating func y(_ attribute: NSLayoutConstraint.Attribute, of item: AnyObject) -> NSLayoutYAxisAnchor {
    Self.anchor(attribute, in: &vertical, NSLayoutYAxisAnchor(item, attribute))
  }

  mutating func dimension(_ attribute: NSLayoutConstraint.Attribute, of item: AnyObject) -> NSLayoutDimension {
    Self.anchor(attribute, in: &dimension, NSLayoutDimension(item, attribute))
  }

  private static func anchor<Anchor: LayoutAnchor>(
    _ attribute: NSLayoutConstraint.Attribute,
    in first: inout Anchor?,
    _ make: @autoclosure () -> Anchor
  ) -> Anchor where Anchor.AnchorType == Anchor {
    var known = first
    while let anchor = known, anchor.attribute != attribute { known = anchor.following }
    if let known { return known }
    let anchor = make()
    anchor.following = first
    first = anchor
    return anchor
  }

  /// The anchor of an attribute of any axis. Objective-C's generics are erased, so that UIKit returns any anchor under
  /// this type.
  mutating func any(_ attribute: NSLayoutConstraint.Attribute, of item: AnyObject) -> NSLayoutAnchor<AnyObject> {
    switch attribute.kind {
    case .size: unsafeBitCast(dimension(attribute, of: item), to: NSLayoutAnchor<AnyObject>.self)
    case .vertical: unsafeBitCast(y(attribute, of: item), to: NSLayoutAnchor<AnyObject>.self)
    default: unsafeBitCast(x(attribute, of: item), to: NSLayoutAnchor<AnyObject>.self)
    }
  }
}
