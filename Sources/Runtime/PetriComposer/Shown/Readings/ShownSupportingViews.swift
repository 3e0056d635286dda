import PetriCatalog
import PetriUIKit

/// The stack in which a template shows supporting views.
struct ShownSupportingViews: ShownKind {
  private let view: UIStackView
  private let container: ContainerView

  @MainActor
  init?(_ view: UIView, _ kind: ViewKind?) {
    guard let view = view as? UIStackView, let container = view.superview as? ContainerView,
      container.supportingStack === view
    else { return nil }
    self.view = view
    self.container = container
  }

  var isArrangement: Bool { true }
  @MainActor var attributes: [ShownAttribute] {
    let usual = SupportingViewsLayout()
    var list = AttributeList(in: view.traitCollection)
    let sides = container.supportingSides
    list.word("pinned", sides.isEmpty ? "nowhere" : sides.shownText, usual: usual.pins.sides.shownText)
    list.flag("horizontal", view.axis == .horizontal)
    list.add(StackAttributes.of(view, usualSpacing: CGFloat(usual.spacing)))
    return list.all
  }
}
