import PetriCatalog
import PetriUIKit

/// The column that a screen's content is.
struct ShownContent: ShownKind {
  private let view: ContentView

  @MainActor
  init(_ view: ContentView) {
    self.view = view
  }

  var isArrangement: Bool { true }
  @MainActor var attributes: [ShownAttribute] {
    let usual = CGFloat(ViewsContent(views: []).spacing)
    return StackAttributes.of(view.stack, usualSpacing: usual)
  }
}
