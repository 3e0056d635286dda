import PetriCatalog
import PetriUIKit

extension ScrollDefinition: BuildableKind {
  func makeView(at site: ViewSite, by builder: ViewBuilder) -> UIView {
    ScrollStackView(
      axis: axis.uiAxis,
      spacing: spacing,
      padding: padding,
      views: builder.arranged(views, axis: axis.uiAxis, scope: site.scope).map(\.view),
      startsAtEnd: startsAtEnd
    )
  }
}

/// Views that scroll.
struct ShownScroll: ShownKind {
  private let view: UIScrollView
  private let definition: ScrollDefinition?

  @MainActor
  init?(_ view: UIView, _ kind: ViewKind?) {
    guard let view = view as? UIScrollView else { return nil }
    self.view = view
    definition = if case .scroll(let scroll)? = kind { scroll } else { nil }
  }

  var word: String? { "scroll" }
  @MainActor var attributes: [ShownAttribute] {
    var list = AttributeList(
      [ShownAttribute("axis", definition?.axis, usual: .vertical)],
      in: view.traitCollection
    )
    let usual = ScrollDefinition(views: []).spacing
    list.number("spacing", (view as? ScrollStackView)?.stack.spacing, usual: CGFloat(usual))
    if let stack = (view as? ScrollStackView)?.stack, stack.isLayoutMarginsRelativeArrangement {
      list.insets("padding", stack.directionalLayoutMargins)
    }
    list.flag("startsAtEnd", definition?.startsAtEnd ?? false)
    list.add(ScrollAttributes.of(view))
    return list.all
  }
}
