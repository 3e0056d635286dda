public import PetriCatalog
import PetriText

/// One change of a definition, at one place.
public struct Mutation: Hashable, Sendable, Codable {
  /// The kinds of changes.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// A value becomes another valid one.
    case changed
    /// A key that was left out gets a value that isn't its default.
    case added
    /// A key, or an element of a list, is left out.
    case removed
    /// Two neighbours of a list change places.
    case exchanged
  }

  /// The kind of the change.
  public let kind: Kind
  /// Where.
  public let place: Place
  /// The name of the screen or the container; the file's where it defines neither.
  public let definition: String
  /// The keys and the places in lists that lead there: `content.views[1].label.style`.
  public let path: String
  /// The text before; empty for an addition.
  public let before: String
  /// The text after; empty for a removal.
  public let after: String
  /// Where the views are defined that it is of, the innermost ones: two where they change places.
  let views: [Place]
  /// The edit of the file's bytes.
  let edit: TextEdit

  /// The file with the change.
  public func applied(to bytes: [UInt8]) -> [UInt8] { edit.applied(to: bytes) }

  /// Whether it is in a matrix, which names the cells and never affects what one shows.
  var changesCellsOnly: Bool { path.split { $0 == "." || $0 == "[" }.first == "matrix" }

  /// Whether it may decide if a view is there, and how often.
  var isAboutConditions: Bool {
    path.split { $0 == "." || $0 == "[" }.contains { ["when", "each", "empty"].contains($0) }
  }

  /// The key that it is about, with those of the kinds of view around it left out: `label.style`.
  public var subject: String {
    let keys = path.split(separator: ".").map { $0.prefix { $0 != "[" } }
    return keys.suffix(2).joined(separator: ".")
  }
}

extension Mutation: CustomStringConvertible {
  /// The place and the change there, in one line: `Screens/cart.yaml:12:9: content[0].label.style: title1 -> headline`.
  public var description: String {
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
  /// The text in one line, cut where it is long.
  fileprivate var onOneLine: String {
    let words = split { $0 == "\n" || $0 == "\r" }.map { $0.drop { $0 == " " } }
    let line = words.joined(separator: " ")
    return line.count > 60 ? line.prefix(59) + "…" : line
  }
}
