import PetriCatalog
import PetriUIKit

extension DividerDefinition: BuildableKind {
  func makeView(at site: ViewSite, by builder: ViewBuilder) -> UIView { DividerView(axis: site.axis) }
}

/// A thin line.
struct ShownDivider: ShownKind {
  @MainActor
  init?(_ view: UIView, _ kind: ViewKind?) {
    guard case .divider? = kind else { return nil }
  }

  var word: String? { "divider" }
  var form: ShownForm { .line }
  @MainActor var usualBackground: UIColor? { .separator }
}
