import PetriUIKit

/// What is behind the rows of a grouped list.
struct ShownListSection: ShownKind {
  private let isInset: Bool

  @MainActor
  init(_ view: ListSectionView) {
    isInset = view.isInset
  }

  var isArrangement: Bool { true }
  var form: ShownForm { .section(isInset: isInset) }
}
