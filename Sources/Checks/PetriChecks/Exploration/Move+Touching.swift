package import PetriCatalog

extension Move {
  /// The name of the view that the move touches; `nil` for moves without one, such as a swipe.
  package var touchedName: String? {
    switch self {
    case .tap(let name), .type(_, let name), .submit(let name), .set(let name, _), .longPress(let name): name
    default: nil
    }
  }

  func touching(_ name: String) -> Move {
    switch self {
    case .tap: .tap(name)
    case .longPress: .longPress(name)
    case .type(let text, _): .type(text, into: name)
    case .submit: .submit(name)
    case .set(_, let value): .set(name, to: value)
    default: self
    }
  }
}
