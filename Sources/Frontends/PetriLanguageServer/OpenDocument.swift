import PetriDiagnostics
import PetriJSONRPC
import PetriText

struct OpenDocument {
  let uri: String
  let path: String
  private(set) var version: Int?
  private(set) var bytes: [UInt8]

  init(uri: String, path: String, version: Int?, text: String) {
    self.uri = uri
    self.path = path
    self.version = version
    bytes = Array(text.utf8)
  }

  mutating func apply(_ changes: [JSONValue], version: Int?, _ encoding: PositionEncoding) {
    self.version = version
    for change in changes {
      guard let text = change["text"]?.string else { continue }
      guard let range = change["range"], !range.isNull else {
        bytes = Array(text.utf8)
        continue
      }
      let file = SourceFile(path: path, bytes: bytes)
      let start = encoding.offset(of: range["start"], in: file)
      let end = max(start, encoding.offset(of: range["end"], in: file))
      bytes.replaceSubrange(start..<end, with: text.utf8)
    }
  }
}

/// Converts between file URIs and paths.
enum DocumentURI {
  static func path(_ uri: String) -> String? {
    guard uri.hasPrefix("file://") else { return nil }
    let rest = uri.dropFirst("file://".count)
    guard let slash = rest.firstIndex(of: "/"), ["", "localhost"].contains(rest[..<slash]) else { return nil }
    var bytes: [UInt8] = []
    var iterator = rest[slash...].utf8.makeIterator()
    while let byte = iterator.next() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let first = iterator.next(), let second = iterator.next(),
        let value = UInt8(String(decoding: [first, second], as: UTF8.self), radix: 16), value != 0
      else { return nil }
      bytes.append(value)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  static func uri(_ path: String) -> String { "file://" + path.percentEncodedPath }
}

package enum PositionEncoding: String, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"

  /// Chooses UTF-8 if the editor supports it.
  init(offered: [String]) { self = offered.contains(PositionEncoding.utf8.rawValue) ? .utf8 : .utf16 }

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
