import CSystem
import PetriCatalog
package import PetriDiagnostics
import PetriYAML

/// A comment that suppresses warnings: `# petri:ignore unused-key`, on the line of the warning or above it.
package struct IgnoreComment {
  private static let word = Array("petri:ignore".utf8)

  /// The codes after `petri:ignore`, with their ranges.
  package let codes: [(name: String, range: SourceRange)]
  package let range: SourceRange
  /// The number of the line whose warnings are suppressed, from 1.
  package let line: Int

  /// Whether warnings with this code are suppressed; a comment without codes covers all.
  package func covers(_ code: DiagnosticCode) -> Bool { codes.isEmpty || codes.contains { $0.name == code.rawValue } }

  package static func all(in file: SourceFile) -> [IgnoreComment] {
    offsets(in: file.bytes).compactMap { comment(at: $0, in: file) }
  }

  private static func offsets(in bytes: [UInt8]) -> [Int] {
    var offsets: [Int] = []
    bytes.withUnsafeBytes { bytes in
      var start = 0
      while let base = bytes.baseAddress,
        case let found = petri_find(base + start, bytes.count - start, word, word.count), found >= 0
      {
        offsets.append(start + Int(found))
        start += Int(found) + word.count
      }
    }
    return offsets
  }

  private static func comment(at offset: Int, in file: SourceFile) -> IgnoreComment? {
    let line = file.line(at: offset)
    let lineRange = file.lineRange(line)
    let before = file.bytes[lineRange.lowerBound..<offset].reversed().drop { $0 == 0x20 }
    guard before.first == UInt8(ascii: "#") else { return nil }
    let hash = before.startIndex.base - 1
    guard hash == lineRange.lowerBound || file.bytes[hash - 1].isBlank else { return nil }
    var codes: [(name: String, range: SourceRange)] = []
    var end = offset + word.count
    guard end == lineRange.upperBound || file.bytes[end].isBlank else { return nil }
    var position = end
    while position < lineRange.upperBound {
      let rest = file.bytes[position..<lineRange.upperBound]
      guard let start = rest.firstIndex(where: { !$0.isBlank && $0 != UInt8(ascii: ",") }),
        // The reason follows a dash.
        !file.bytes[start..<lineRange.upperBound].starts(with: "-".utf8)
      else { break }
      let stop = file.bytes[start..<lineRange.upperBound].firstIndex { $0.isBlank || $0 == UInt8(ascii: ",") }
      position = stop ?? lineRange.upperBound
      end = position
      var name = file.text(in: start..<position)
      if name.hasPrefix("petri.") { name.removeFirst(6) }
      codes.append((name, file.range(start, position)))
    }
    let isAlone = file.bytes[lineRange.lowerBound..<hash].allSatisfy(\.isBlank)
    let meant = isAlone ? nextLine(after: line, in: file) : line
    return IgnoreComment(codes: codes, range: file.range(offset, end), line: meant)
  }

  private static func nextLine(after line: Int, in file: SourceFile) -> Int {
    var next = line + 1
    while next < file.lineCount {
      guard let first = file.bytes[file.lineRange(next)].first(where: { !$0.isBlank }) else { break }
      guard first == UInt8(ascii: "#") else { break }
      next += 1
    }
    return next
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 }
}

/// A comment that was probably meant as a value, because the value begins with `#`: `color: #FF6900`.
struct CommentedValue {
  static let label = "'#' begins a comment: quote the value"

  private let range: SourceRange

  init?(after preceding: SourceRange) {
    let file = preceding.file
    let line = file.lineRange(file.line(at: preceding.endOffset))
    let start = max(preceding.endOffset, line.lowerBound)
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
