import PetriCatalog
package import PetriUIKit

/// The look of a view's edges, with colours that still follow the appearance: those of a layer don't.
package struct EdgeLook {
  /// A shadow.
  package struct Shadow {
    package let color: UIColor
    package let radius: CGFloat
    package let opacity: CGFloat
    package let offset: CGSize
  }

  /// The radius of the corners, in points.
  package let cornerRadius: CGFloat
  /// The border's colour and width; `nil` where there is none.
  package let border: (color: UIColor, width: CGFloat)?
  /// The shadow; `nil` where there is none.
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

  /// Gives a view's layer the look.
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
    objc_setAssociatedObject(view, EdgeLook.key, self, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  @MainActor private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  /// The look that a view was given; `nil` for one without.
  @MainActor
  static func of(_ view: UIView) -> EdgeLook? { objc_getAssociatedObject(view, key) as? EdgeLook }
}

extension ShownView {
  /// The line along its edges; `nil` where there is none.
  package var border: (color: UIColor, width: CGFloat)? {
    if let box = view as? BoxView { return box.borderColor.map { ($0, box.borderWidth) } }
    if definition != nil { return definition?.edges?.border == nil ? nil : EdgeLook.of(view)?.border }
    let layer = view.layer
    guard layer.borderWidth > 0, let color = layer.borderColor else { return nil }
    return (UIColor(cgColor: color), layer.borderWidth)
  }

  /// Whether the catalogue gives it a border.
  package var isBordered: Bool { definition?.edges?.border != nil && border != nil }

  /// The shadow behind it; `nil` where there is none.
  package var shadow: EdgeLook.Shadow? { definition?.edges?.shadow == nil ? nil : EdgeLook.of(view)?.shadow }

  /// Adds the attributes of a view's edges, as the catalogue has them.
  func addEdges(to list: inout AttributeList) {
    guard let look = EdgeLook.of(view) else { return }
    list.number("cornerRadius", look.cornerRadius)
    if let border = look.border {
      list.color("border", border.color)
      list.number("borderWidth", border.width, usual: 1)
    }
    if let shadow = look.shadow {
      let offset = "\(Number.text(shadow.offset.width)) \(Number.text(shadow.offset.height))"
      list.word("shadow", "\(Number.text(shadow.opacity)) radius \(Number.text(shadow.radius)) offset \(offset)")
      list.color("shadowColor", shadow.color, usual: .black)
    }
  }

  /// The attributes of the room that a view takes.
  func addRoom(_ room: ViewRoom, to list: inout AttributeList) {
    for (name, length) in [
      ("minWidth", room.minWidth), ("maxWidth", room.maxWidth), ("minHeight", room.minHeight),
      ("maxHeight", room.maxHeight), ("aspectRatio", room.aspectRatio),
    ] {
      if let length { list.add(ShownAttribute(name, .number(CGFloat(length)))) }
    }
    list.flag("grow", room.grow)
  }
}

/// A stack with padding, corners and a border.
final class BoxView: UIStackView {
  /// The radius of its corners, in points.
  var cornerRadius = 0.0
  /// The colour of its border; none where it is `nil`.
  var borderColor: UIColor?
  /// How wide its border is, in points.
  var borderWidth: CGFloat = 1
}
