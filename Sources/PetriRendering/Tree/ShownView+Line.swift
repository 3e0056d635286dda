import PetriCatalog
import PetriComposer

extension ShownView {
  /// The parts of its line: its kind and what it is of, then what differs from a plain one, in a fixed order.
  var lineParts: [String] {
    [[name, definition?.id, kind.subject].compactMap(\.self).joined(separator: " ")] + attributes.map(\.text)
  }
}
