import PetriUIKit

/// A row of a scene's list, made of a prototype.
struct SceneRow {
  /// The prototype's reuse identifier.
  let identifier: String
  /// Fills the cell before it is shown.
  let fill: @MainActor (UIView) -> Void
  /// The effect of choosing the row; that of its document where it is `nil`.
  let select: (@MainActor () -> Void)?
}
