import PetriCatalog
import PetriUIKit

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

/// Views above one another.
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
