import PetriUIKit

/// Room that stretches.
struct ShownSpacer: ShownKind {
  private let view: SpacerView

  @MainActor
  init(_ view: SpacerView) {
    self.view = view
  }

  @MainActor var attributes: [ShownAttribute] {
    var list = AttributeList(in: view.traitCollection)
    list.number("length", view.length)
    return list.all
  }
}
