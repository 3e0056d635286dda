import PetriCatalog
import PetriUIKit

extension SpacerDefinition: BuildableKind {
  func makeView(at site: ViewSite, by builder: ViewBuilder) -> UIView { SpacerView(length: length, axis: site.axis) }
}

/// Room that stretches.
struct ShownSpacer: ShownKind {
  private let view: SpacerView

  @MainActor
  init?(_ view: UIView, _ kind: ViewKind?) {
    guard let view = view as? SpacerView else { return nil }
    self.view = view
  }

  @MainActor var attributes: [ShownAttribute] {
    var list = AttributeList(in: view.traitCollection)
    list.number("length", view.length)
    return list.all
  }
}
