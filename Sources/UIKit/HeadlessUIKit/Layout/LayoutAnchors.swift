/// The anchors of a view or layout guide that somebody asked for: the same objects each time. Those of a kind are a
/// chain, which costs no more than they do themselves.
@MainActor
struct LayoutAnchors {
  private var horizontal: NSLayoutXAxisAnchor?
  private var vertical: NSLayoutYAxisAnchor?
  private var dimension: NSLayoutDimension?

  mutating func x(_ attribute: NSLayoutConstraint.Attribute, of item: AnyObject) -> NSLayoutXAxisAnchor {
    var known = horizontal
    while let anchor = known, anchor.attribute != attribute { known = anchor.following }
    if let known { return known }
    let anchor = NSLayoutXAxisAnchor(item, attribute)
    anchor.following = horizontal
    horizontal = anchor
    return anchor
  }

  mutating func y(_ attribute: NSLayoutConstraint.Attribute, of item: AnyObject) -> NSLayoutYAxisAnchor {
    var known = vertical
    while let anchor = known, anchor.attribute != attribute { known = anchor.following }
    if let known { return known }
    let anchor = NSLayoutYAxisAnchor(item, attribute)
    anchor.following = vertical
    vertical = anchor
    return anchor
  }

  mutating func dimension(_ attribute: NSLayoutConstraint.Attribute, of item: AnyObject) -> NSLayoutDimension {
    var known = dimension
    while let anchor = known, anchor.attribute != attribute { known = anchor.following }
    if let known { return known }
    let anchor = NSLayoutDimension(item, attribute)
    anchor.following = dimension
    dimension = anchor
    return anchor
  }

  /// The anchor of an attribute whatever its axis, which its type doesn't tell: Objective-C has one class for all of a
  /// kind.
  mutating func any(_ attribute: NSLayoutConstraint.Attribute, of item: AnyObject) -> NSLayoutAnchor<AnyObject> {
    switch attribute.kind {
    case .size: unsafeBitCast(dimension(attribute, of: item), to: NSLayoutAnchor<AnyObject>.self)
    case .vertical: unsafeBitCast(y(attribute, of: item), to: NSLayoutAnchor<AnyObject>.self)
    default: unsafeBitCast(x(attribute, of: item), to: NSLayoutAnchor<AnyObject>.self)
    }
  }
}
