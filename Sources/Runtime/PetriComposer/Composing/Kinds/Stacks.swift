import PetriCatalog
import PetriUIKit

extension StackDefinition: BuildableKind {
  func makeView(at site: ViewSite, by builder: ViewBuilder) -> UIView {
    let stack = UIStackView()
    stack.axis = axis.uiAxis
    stack.spacing = spacing
    stack.alignment = alignment.uiAlignment
    stack.distribution = distribution.uiDistribution
    if padding != Insets() { stack.pad(padding) }
    stack.arrange(builder.arranged(views, axis: stack.axis, scope: site.scope).map(\.view))
    stack.show(Gradient(gradient, in: site.scope))
    return stack
  }
}

struct ShownStack: ShownKind {
  private let view: UIStackView
  private let definition: StackDefinition?
  private let part: String?

  @MainActor
  init?(_ view: UIView, _ kind: ViewKind?) {
    guard let view = view as? UIStackView else { return nil }
    self.view = view
    definition = if case .stack(let stack)? = kind { stack } else { nil }
    part = if case .part(let part)? = kind { part.name } else { nil }
  }

  var subject: String? { part }

  var isArrangement: Bool { true }
  @MainActor var attributes: [ShownAttribute] {
    var list = AttributeList(
      [ShownAttribute("axis", definition?.axis, default: .vertical)],
      in: view.traitCollection
    )
    list.gradient(of: view)
    // A definition already has the attribute `axis`.
    if definition == nil { list.flag("horizontal", view.axis == .horizontal) }
    list.add(
      StackAttributes.of(
        view,
        defaultSpacing: definition == nil && part == nil ? 0 : CGFloat(StackDefinition(views: []).spacing),
        marginsName: definition == nil ? "margins" : "padding"
      )
    )
    return list.all
  }
}

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
    let defaults = BoxDefinition(views: [])
    let padding = box.directionalLayoutMargins
    if Set([padding.top, padding.leading, padding.bottom, padding.trailing]).count == 1 {
      list.number("padding", padding.top, default: CGFloat(defaults.padding.top))
    } else {
      list.insets("padding", padding)
    }
    list.number("spacing", box.spacing, default: CGFloat(defaults.spacing))
    list.number("cornerRadius", CGFloat(box.cornerRadius))
    list.gradient(of: box)
    list.color("border", box.borderColor)
    if box.borderColor != nil { list.number("borderWidth", box.borderWidth, default: 1) }
    return list.all
  }
  var form: ShownForm { .box(cornerRadius: cornerRadius) }
}

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
      [ShownAttribute("axis", definition?.axis, default: .vertical)],
      in: view.traitCollection
    )
    let defaultSpacing = ScrollDefinition(views: []).spacing
    list.number("spacing", (view as? ScrollStackView)?.stack.spacing, default: CGFloat(defaultSpacing))
    if let stack = (view as? ScrollStackView)?.stack, stack.isLayoutMarginsRelativeArrangement {
      list.insets("padding", stack.directionalLayoutMargins)
    }
    list.flag("startsAtEnd", definition?.startsAtEnd ?? false)
    list.add(ScrollAttributes.of(view))
    return list.all
  }
}

extension OverlayDefinition: BuildableKind {
  func makeView(at site: ViewSite, by builder: ViewBuilder) -> UIView {
    let overlay = OverlayView(
      builder.arranged(views, scope: site.scope).map { part in
        OverlayView.Part(
          view: part.view,
          sides: part.definition.pins.sides(in: site.scope),
          center: part.definition.center
        )
      }
    )
    overlay.show(Gradient(gradient, in: site.scope))
    return overlay
  }
}

struct ShownOverlay: ShownKind {
  private let view: UIView

  @MainActor
  init?(_ view: UIView, _ kind: ViewKind?) {
    guard view is OverlayView else { return nil }
    self.view = view
  }

  var word: String? { "overlay" }
  @MainActor var attributes: [ShownAttribute] {
    var list = AttributeList(in: view.traitCollection)
    list.gradient(of: view)
    return list.all
  }
}

extension PartDefinition: BuildableKind {
  func makeView(at site: ViewSite, by builder: ViewBuilder) -> UIView {
    let stack = UIStackView()
    stack.axis = .vertical
    guard let part = builder.library.screen(named: name), case .views(let content) = part.content else { return stack }
    stack.spacing = content.spacing
    stack.alignment = content.alignment.uiAlignment
    let inner = scope(of: part, in: site.scope)
    stack.backgroundColor = content.background?.value(in: inner)?.uiColor
    if let padding = content.padding { stack.pad(padding) }
    stack.arrange(builder.views(content.views, scope: inner))
    return stack
  }
}
