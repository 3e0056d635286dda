import PetriCatalog
import PetriComposer

extension ShownView {
  /// The first part of its line: its kind and what it is of.
  var lineHead: String { [name, definition?.id, kind.subject].compactMap(\.self).joined(separator: " ") }
}
