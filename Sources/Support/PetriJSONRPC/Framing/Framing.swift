/// How messages are delimited.
package enum Framing: Sendable {
  /// By headers with `Content-Length`, as in the Language Server Protocol.
  case headers
  /// By line feeds, as in the Model Context Protocol.
  case lines

  /// A delimited message.
  package func framed(_ message: String) -> [UInt8] {
    switch self {
    case .headers: Array("Content-Length: \(message.utf8.count)\r\n\r\n\(message)".utf8)
    case .lines: Array("\(message)\n".utf8)
    }
  }
}
