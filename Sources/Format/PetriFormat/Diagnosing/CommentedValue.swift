import PetriCatalog
import PetriDiagnostics
import PetriYAML

/// A comment that was probably meant as a value, because the value begins with `#`: `color: #FF6900`.
struct CommentedValue {
  static let label = "'#' begins a comment: quote the value"

  /// The part of the comment that may be the value.
  private let range: SourceRange

  /// Finds the comment after a key, or at the start of its value; nil if there is none.
  init?(behind place: SourceRange) {
    let file = place.file
    let line = file.lineRange(file.line(at: place.endOffset))
    let start = max(place.endOffset, line.lowerBound)
    let colon = file.bytes[start..<max(start, line.upperBound)].first { $0 != 0x20 } == UInt8(ascii: ":")
    let behind = colon ? file.bytes[start...].firstIndex(of: UInt8(ascii: ":")).map { $0 + 1 } : start
    guard let behind, let comment = WordComment(in: file, after: behind) else { return nil }
    range = comment.range
  }

  var fix: FixIt {
    let text = range.text
    let isColor = ContextType.color([]).scalarValue(of: text) != nil
    return FixIt(
      "quote it: \(text.quoted)",
      range: range,
      replacement: text.quoted,
      applicability: isColor ? .machine : .maybe
    )
  }
}

extension ContextValue {
  /// The value in YAML flow style, quoted if it is a color.
  var yaml: String {
    switch self {
    case .color: text.hasPrefix("#") ? text.quoted : text
    case .list(let elements): "[" + elements.map(\.yaml).joined(separator: ", ") + "]"
    case .object(let object): "{" + object.entries.map { "\($0.name): \($0.value.yaml)" }.joined(separator: ", ") + "}"
    default: description
    }
  }
}
