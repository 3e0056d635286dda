/// Which layers of an onion are put on.
public enum LayerSelection: Hashable, Sendable {
  /// All that the definition names.
  case all
  /// None: the content alone.
  case none
  /// All but those at some places, counted from 0 for the outermost.
  case without(Set<Int>)

  /// Whether the layer at a place is put on.
  func contains(_ place: Int) -> Bool {
    switch self {
    case .all: true
    case .none: false
    case .without(let places): !places.contains(place)
    }
  }
}
