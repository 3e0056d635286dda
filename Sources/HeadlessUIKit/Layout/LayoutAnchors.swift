/// The anchors of a view or layout guide that somebody asked for: the same objects each time.
@MainActor
struct LayoutAnchors {
  private var horizontal: [NSLayoutXAxisAnchor] = []
  private var vertical: [NSLayoutYAxisAnchor] = []
  private var dimensions: [NSLayoutDimension] = []

  mutating func x(_ attribute: NSLayoutConstraint.Attribute, of item: AnyObject) -> NSLayoutXAxisAnchor {
    if let known = horizontal.first(where: { $0.attribute == attribute }) { return known }
    let anchor = NSLayoutXAxisAnchor(item, attribute)
    horizontal.append(anchor)
    return anchor
  }

  mutating func y(_ attribute: NSLayoutConstraint.Attribute, of item: AnyObject) -> NSLayoutYAxisAnchor {
    if let known = vertical.first(where: { $0.attribute == attribute }) { return known }
    let anchor = NSLayoutYAxisAnchor(item, attribute)
    vertical.append(anchor)
    return anchor
  }

  mutating func dimension(_ attribute: NSLayoutConstraint.Attribute, of item: AnyObject) -> NSLayoutDimension {
    if let known = dimensions.first(where: { $0.attribute == attribute }) { return known }
    let anchor = NSLayoutDimension(item, attribute)
    dimensions.append(anchor)
    return anchor
  }
}
