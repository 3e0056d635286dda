import PetriCatalog
package import PetriUIKit

package struct EdgeStyle {
  package struct Shadow {
    package let color: UIColor
    package let radius: CGFloat
    package let opacity: CGFloat
    package let offset: CGSize
  }

  package let cornerRadius: CGFloat
  package let border: (color: UIColor, width: CGFloat)?
  package let shadow: Shadow?

  @MainActor
  init(_ edges: ViewEdges, scope: Scope) {
    cornerRadius = CGFloat(edges.cornerRadius)
    border = edges.border.flatMap { border in
      border.color.value(in: scope).map { ($0.uiColor, CGFloat(border.width)) }
    }
    shadow = edges.shadow.flatMap { shadow in
      shadow.color.value(in: scope).map { color in
        Shadow(
          color: color.uiColor,
          radius: CGFloat(shadow.radius),
          opacity: CGFloat(shadow.opacity),
          offset: CGSize(width: shadow.x, height: shadow.y)
        )
      }
    }
  }

  @MainActor
  func apply(to view: UIView) {
    let layer = view.layer
    layer.cornerRadius = cornerRadius
    if let border {
      layer.borderWidth = border.width
      layer.borderColor = border.color.cgColor
    }
    if let shadow {
      layer.shadowColor = shadow.color.cgColor
      layer.shadowRadius = shadow.radius
      layer.shadowOpacity = Float(shadow.opacity)
      layer.shadowOffset = shadow.offset
    }
    objc_setAssociatedObject(view, EdgeStyle.key, self, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  @MainActor private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  @MainActor
  static func of(_ view: UIView) -> EdgeStyle? { objc_getAssociatedObject(view, key) as? EdgeStyle }
}

extension ShownView {
  package var border: (color: UIColor, width: CGFloat)? {
    if let box = view as? BoxView { return box.borderColor.map { ($0, box.borderWidth) } }
    if definition != nil { return definition?.edges?.border == nil ? nil : EdgeStyle.of(view)?.border }
    let layer = view.layer
    guard layer.borderWidth > 0, let color = layer.borderColor else { return nil }
    return (UIColor(cgColor: color), layer.borderWidth)
  }

  package var isBordered: Bool { definition?.edges?.border != nil && border != nil }

  package var shadow: EdgeStyle.Shadow? { definition?.edges?.shadow == nil ? nil : EdgeStyle.of(view)?.shadow }

  func addEdges(to list: inout AttributeList) {
    guard let style = EdgeStyle.of(view) else { return }
    list.number("cornerRadius", style.cornerRadius)
    if let border = style.border {
      list.color("border", border.color)
      list.number("borderWidth", border.width, default: 1)
    }
    if let shadow = style.shadow {
      let offset = "\(Number.text(shadow.offset.width)) \(Number.text(shadow.offset.height))"
      list.word("shadow", "\(Number.text(shadow.opacity)) radius \(Number.text(shadow.radius)) offset \(offset)")
      list.color("shadowColor", shadow.color, default: .black)
    }
  }

  /// Adds the attributes that bound the view's size.
  func addSizing(_ sizing: ViewRoom, to list: inout AttributeList) {
    for (name, length) in [
      ("minWidth", sizing.minWidth), ("maxWidth", sizing.maxWidth), ("minHeight", sizing.minHeight),
      ("maxHeight", sizing.maxHeight), ("aspectRatio", sizing.aspectRatio),
    ] {
      if let length { list.add(ShownAttribute(name, .number(CGFloat(length)))) }
    }
    list.flag("grow", sizing.grow)
  }
}

final class BoxView: UIStackView {
  var cornerRadius = 0.0
  var borderColor: UIColor?
  var borderWidth: CGFloat = 1
}
