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

/// Views in a row or a column.
struct ShownStack: ShownKind {
  private let view: UIStackView
  private let definition: StackDefinition?
  /// The part whose views they are.
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
      [ShownAttribute("axis", definition?.axis, usual: .vertical)],
      in: view.traitCollection
    )
    list.gradient(of: view)
    // Views are read as a column anyway; a row of an app's own has nothing else that shows it is one.
    if definition == nil { list.flag("horizontal", view.axis == .horizontal) }
    list.add(
      StackAttributes.of(
        view,
        usualSpacing: definition == nil && part == nil ? 0 : CGFloat(StackDefinition(views: []).spacing),
        marginsName: definition == nil ? "margins" : "padding"
      )
    )
    return list.all
  }
}
