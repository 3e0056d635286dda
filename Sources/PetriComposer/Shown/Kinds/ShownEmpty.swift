import PetriUIKit

/// What is shown in place of rows or items.
struct ShownEmpty: ShownKind {
  @MainActor
  init(_ view: EmptyView) {}

  var word: String? { "empty" }
}
