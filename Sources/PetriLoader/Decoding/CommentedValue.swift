import PetriCatalog
import PetriDiagnostics

/// What was probably meant as a value and is a comment, for it begins with `#`: `color: #FF6900`.
struct CommentedValue {
  /// What is wrong, in words.
  static let label = "'#' begins a comment: quote the value"

  /// The comment as far as it may be a value.
  private let range: SourceRange

  /// Looks behind a key, or at the place where its value would begin; `nil` where there is no such comment in the line.
  init?(behind place: SourceRange) {
    let file = place.file
    let line = file.lineRange(file.line(at: place.endOffset))
    var start = max(place.endOffset, line.lowerBound)
    var hasColon = false
    while start < line.upperBound {
      switch file.bytes[start] {
      case 0x20, 0x09: break
      case UInt8(ascii: ":") where !hasColon: hasColon = true
      case UInt8(ascii: "#"):
        guard let end = CommentedValue.end(of: file.bytes[start..<line.upperBound]) else { return nil }
        range = file.range(start, end)
        return
      default: return nil
      }
      start += 1
    }
    return nil
  }

  /// Where the value ends that a comment may be; `nil` where a blank or nothing is behind its sign, as in what is meant as one.
  private static func end(of comment: ArraySlice<UInt8>) -> Int? {
    guard comment.count > 1, let next = comment.dropFirst().first, next != UInt8(ascii: "#"), next > 0x20 else {
      return nil
    }
    var end = comment.endIndex
    for index in comment.indices.dropFirst(2)
    where comment[index] == UInt8(ascii: "#") && comment[index - 1] == 0x20 {
      end = index
      break
    }
    while comment[end - 1] <= 0x20 { end -= 1 }
    return end
  }

  /// Quotes the value; certain where it is a colour.
  var fix: FixIt {
    let text = range.text
    let isColor = ContextType.color.scalarValue(of: text) != nil
    return FixIt(
      "quote it: \(text.quoted)",
      range: range,
      replacement: text.quoted,
      applicability: isColor ? .machine : .maybe
    )
  }
}
