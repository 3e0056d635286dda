import PetriCatalog
import PetriComposer

/// Selects the rows of a long list that aren't followed: all but the first few and the last of one definition.
@MainActor
struct RowsOfOneKind {
  private var others: Set<ObjectIdentifier> = []

  init(_ touchables: [Touchable], rows: Int) {
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

  func isLikeOthers(_ touchable: Touchable) -> Bool { others.contains(ObjectIdentifier(touchable.object)) }
}
