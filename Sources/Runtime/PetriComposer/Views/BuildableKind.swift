import PetriCatalog
import PetriUIKit

/// A kind of view that is made out of its definition. Sections, swipe actions and groups aren't: they are made with what they are of.
protocol BuildableKind: KindDefinition {
  /// Makes the view; what any view has is given to it by the builder.
  @MainActor func makeView(at site: ViewSite, by builder: ViewBuilder) -> UIView
  /// Whether it is cut off at round corners, as nearly every app has it with a picture.
  var isCutAtCorners: Bool { get }
}

extension BuildableKind {
  var isCutAtCorners: Bool { false }
}
