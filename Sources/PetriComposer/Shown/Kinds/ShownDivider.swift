import PetriUIKit

/// A thin line.
struct ShownDivider: ShownKind {
  var word: String? { "divider" }
  var form: ShownForm { .line }
  @MainActor var usualBackground: UIColor? { .separator }
}
