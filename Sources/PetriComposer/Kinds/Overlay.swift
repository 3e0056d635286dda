import PetriCatalog
import PetriUIKit

extension OverlayDefinition: BuildableKind {
  func makeView(at site: ViewSite, by builder: ViewBuilder) -> UIView {
    OverlayView(
      builder.arranged(views, scope: site.scope).map { part in
        OverlayView.Part(
          view: part.view,
          sides: part.definition.pins.sides(in: site.scope),
          center: part.definition.center
        )
      }
    )
  }
}

/// Views above one another.
struct ShownOverlay: ShownKind {
  @MainActor
  init?(_ view: UIView, _ kind: ViewKind?) {
    guard view is OverlayView else { return nil }
  }

  var word: String? { "overlay" }
}
