import PetriCatalog
import PetriUIKit

extension BoxDefinition: BuildableKind {
  func makeView(at site: ViewSite, by builder: ViewBuilder) -> UIView {
    let box = BoxView()
    box.axis = .vertical
    box.spacing = spacing
    box.pad(padding)
    box.cornerRadius = cornerRadius
    box.borderColor = border?.color.value(in: site.scope)?.uiColor
    box.borderWidth = CGFloat(border?.width ?? 1)
    box.arrange(builder.views(views, scope: site.scope))
    box.show(Gradient(gradient, in: site.scope))
    return box
  }
}

/// Views on a background.
struct ShownBox: ShownKind {
  private let view: UIView
  private let cornerRadius: CGFloat

  @MainActor
  init?(_ view: UIView, _ kind: ViewKind?) {
    guard case .box(let definition)? = kind else { return nil }
    self.view = view
    cornerRadius = CGFloat(definition.cornerRadius)
  }

  var word: String? { "box" }
  @MainActor var attributes: [ShownAttribute] {
    guard let box = view as? BoxView else { return [] }
    var list = AttributeList(in: view.traitCollection)
    let usual = BoxDefinition(views: [])
    let padding = box.directionalLayoutMargins
    if Set([padding.top, padding.leading, padding.bottom, padding.trailing]).count == 1 {
      list.number("padding", padding.top, usual: CGFloat(usual.padding.top))
    } else {
      list.insets("padding", padding)
    }
    list.number("spacing", box.spacing, usual: CGFloat(usual.spacing))
    list.number("cornerRadius", CGFloat(box.cornerRadius))
    list.gradient(of: box)
    list.color("border", box.borderColor)
    if box.borderColor != nil { list.number("borderWidth", box.borderWidth, usual: 1) }
    return list.all
  }
  var form: ShownForm { .box(cornerRadius: cornerRadius) }
}
