import PetriCatalog
import PetriUIKit

/// The column that a screen's content is.
struct ShownContent: ShownKind {
  private let view: ContentView

  @MainActor
  init?(_ view: UIView, _ kind: ViewKind?) {
    guard let view = view as? ContentView else { return nil }
    self.view = view
  }

  var isArrangement: Bool { true }
  @MainActor var attributes: [ShownAttribute] {
    let usual = CGFloat(ViewsContent(views: []).spacing)
    var list = AttributeList(StackAttributes.of(view.stack, usualSpacing: usual), in: view.traitCollection)
    list.gradient(of: view)
    if let padding = view.padding { list.insets("padding", padding.directional, usual: nil) }
    if !view.ignoredSides.isEmpty { list.word("ignoresSafeArea", view.ignoredSides.shownText) }
    return list.all
  }
}
