import PetriCatalog
import PetriComposer

/// Which rows of a long list are followed: of those that one definition makes the first few and the last.
///
/// A hundred rows of cities lead to a hundred states that differ by the city's name.
@MainActor
struct RowsOfOneKind {
  /// The objects that others stand for.
  private var others: Set<ObjectIdentifier> = []

  init(_ touchables: [Touchable], rows: Int) {
    // Nobody has to ask for definitions where there are few.
    guard touchables.count > rows else { return }
    var kinds: [Place: [ObjectIdentifier]] = [:]
    for touchable in touchables where touchable.kind == .button {
      guard let place = touchable.definition?.place else { continue }
      kinds[place, default: []].append(ObjectIdentifier(touchable.object))
    }
    for rowsOfKind in kinds.values where rowsOfKind.count > rows {
      others.formUnion(rowsOfKind.dropFirst(max(0, rows - 1)).dropLast())
    }
  }

  /// Whether others stand for it.
  func isLikeOthers(_ touchable: Touchable) -> Bool { others.contains(ObjectIdentifier(touchable.object)) }
}
