import PetriDiagnostics
import PetriJSONRPC
import PetriText

/// The unit of columns.
package enum PositionEncoding: String, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"

  /// Chooses UTF-8 if the editor supports it.
  init(offered: [String]) { self = offered.contains(PositionEncoding.utf8.rawValue) ? .utf8 : .utf16 }

  /// The position at a byte offset.
  func position(of offset: Int, in file: SourceFile) -> JSONText {
    let offset = min(max(offset, 0), file.bytes.count)
    let line = file.line(at: offset)
    let start = Int(file.lineStarts[line - 1])
    let before = file.bytes[start..<max(start, offset)]
    let column = self == .utf8 ? before.count : String(decoding: before, as: UTF8.self).utf16.count
    return .object([("line", .int(line - 1)), ("character", .int(column))])
  }

  func range(_ offsets: Range<Int>, in file: SourceFile) -> JSONText {
    .object([
      ("start", position(of: offsets.lowerBound, in: file)), ("end", position(of: offsets.upperBound, in: file)),
    ])
  }

  /// The byte offset of a position, which is clamped to the text.
  func offset(of position: JSONValue?, in file: SourceFile) -> Int {
    let line = max(0, position?["line"]?.int ?? 0)
    guard line < file.lineCount else { return file.bytes.count }
    let start = Int(file.lineStarts[line])
    let end = line + 1 < file.lineCount ? file.lineRange(line + 1).upperBound : file.bytes.count
    let column = max(0, position?["character"]?.int ?? 0)
    if self == .utf8 { return min(start + min(column, file.bytes.count), max(start, end)) }
    var (offset, units) = (start, 0)
    while offset < end, units < column {
      let byte = file.bytes[offset]
      let length = byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      units += length == 4 ? 2 : 1
      if units > column { break }
      offset += length
    }
    return min(offset, end)
  }
}
