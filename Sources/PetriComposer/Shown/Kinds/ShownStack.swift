import PetriCatalog
import PetriUIKit

/// Views in a row or a column.
struct ShownStack: ShownKind {
  private let view: UIStackView
  private let definition: StackDefinition?
  /// The part whose views they are.
  private let part: String?

  @MainActor
  init(_ view: UIStackView, _ kind: ViewKind?) {
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
    // A column is how views are read anyway; a row of an app's own is one where nothing else says so.
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
