import PetriCatalog

/// A parsed view: the keys of its kind, and those that all kinds have.
struct ViewDraft<Kind: Sendable>: Sendable {
  var kind: Kind
  var parts = ViewParts()
}

/// The parts that all view kinds have.
package struct ViewParts: Sendable {
  private static let nowhere = ViewDefinition(kind: .divider, place: Place(file: "", line: 0, column: 0))

  var view = ViewParts.nowhere
  var edges = ViewEdges()
  var room = ViewRoom()
  var cell = CellDefinition()
  var repetition = RepetitionDraft()

  func view(of kind: ViewKind, at place: Place) -> ViewDefinition {
    var view = view
    view.kind = kind
    view.place = place
    view.each = repetition.repetition
    view.edges = edges == ViewEdges() ? nil : edges
    view.room = room == ViewRoom() ? nil : room
    view.cell = cell == CellDefinition() ? nil : cell
    return view
  }
}

package struct RepetitionDraft: Sendable {
  var list: Reference?
  var name = Repetition.defaultName

  var repetition: Repetition? { list.map { Repetition(list: $0, name: name) } }
}
