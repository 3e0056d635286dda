package import PetriCatalog
import PetriText

/// One change at one location of a definition.
package struct Mutation: Hashable, Sendable, Codable {
  package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// A value is replaced by another valid one.
    case changed
    /// A missing key is added with a value that isn't its default.
    case added
    /// A key or a list element is removed.
    case removed
    /// Two adjacent list elements are swapped.
    case exchanged
  }

  package let kind: Kind
  package let place: Place
  /// The name of the screen or container; the file's path if it defines neither.
  package let definition: String
  /// The path of keys and indices in the definition, such as `content.views[1].label.style`.
  package let path: String
  /// The text before; empty for an addition.
  package let before: String
  /// The text after; empty for a removal.
  package let after: String
  /// The locations of the innermost views that the mutation changes: two if they are swapped.
  let views: [Place]
  /// The edit of the file's bytes.
  let edit: TextEdit

  /// Returns the bytes of the file with the mutation.
  package func applied(to bytes: [UInt8]) -> [UInt8] { edit.applied(to: bytes) }

  /// True for changes of a `matrix`, which selects cells and doesn't affect what a cell shows.
  var changesCellsOnly: Bool { path.split { $0 == "." || $0 == "[" }.first == "matrix" }

  /// Whether the mutation can change if, or how often, a view is shown.
  var isAboutConditions: Bool {
    path.split { $0 == "." || $0 == "[" }.contains { ["when", "each", "empty"].contains($0) }
  }

  /// The key that changes with the kind of its view, such as `label.style`.
  package var subject: String {
    let keys = path.split(separator: ".").map { $0.prefix { $0 != "[" } }
    return keys.suffix(2).joined(separator: ".")
  }
}

extension Mutation: CustomStringConvertible {
  /// The location and the change in one line: `Screens/cart.yaml:12:9: content[0].label.style: title1 -> headline`.
  package var description: String {
    let (before, after) = (before.onOneLine, after.onOneLine)
    let what =
      switch kind {
      case .changed: "\(before) -> \(after)"
      case .added: "added \(after)"
      case .removed: "removed \(before)"
      case .exchanged: "exchanged with the next: \(before) <-> \(after)"
      }
    return "\(place): \(path): \(what)".cleaned
  }
}

extension String {
  /// The text in one line, truncated if it is long.
  fileprivate var onOneLine: String {
    let words = split { $0 == "\n" || $0 == "\r" }.map { $0.drop { $0 == " " } }
    let line = words.joined(separator: " ")
    return line.count > 60 ? line.prefix(59) + "…" : line
  }
}
