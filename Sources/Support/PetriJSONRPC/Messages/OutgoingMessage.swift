import PetriText

/// An outgoing message.
enum OutgoingMessage {
  case result(RPCIdentifier, JSONText)
  /// An error, without an identifier if the request couldn't be read.
  case error(RPCIdentifier?, RPCError)
  case notification(method: String, params: JSONText?)
  case request(RPCIdentifier, method: String, params: JSONText?)

  var text: JSONText {
    switch self {
    case .result(let id, let result): .object([("jsonrpc", .string("2.0")), ("id", id.text), ("result", result)])
    case .error(let id, let error):
      .object([("jsonrpc", .string("2.0")), ("id", id?.text ?? .null), ("error", error.text)])
    case .notification(let method, let params):
      .object([("jsonrpc", .string("2.0")), ("method", .string(method)), ("params", params)])
    case .request(let id, let method, let params):
      .object([("jsonrpc", .string("2.0")), ("id", id.text), ("method", .string(method)), ("params", params)])
    }
  }
}
