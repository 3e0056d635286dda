import PetriDiagnostics
import PetriJSONRPC

/// An open document with unsaved changes.
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

  /// Applies incremental changes in order.
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
