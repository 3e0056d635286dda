/// How messages follow one another in a stream of bytes.
package enum Framing: Sendable {
  /// Each has headers before it, `Content-Length` among them: the Language Server Protocol.
  case headers
  /// Each is a line: the Model Context Protocol.
  case lines

  /// A message with what it needs around it. JSON on one line has no line break in it.
  package func framed(_ message: String) -> [UInt8] {
    switch self {
    case .headers: Array("Content-Length: \(message.utf8.count)\r\n\r\n\(message)".utf8)
    case .lines: Array("\(message)\n".utf8)
    }
  }
}
