/// An incoming message.
enum IncomingMessage {
  case request(RPCIdentifier, method: String, params: JSONValue)
  case notification(method: String, params: JSONValue)
  /// The response to an outgoing request; without an identifier if the other side couldn't read the request.
  case response(RPCIdentifier?, Result<JSONValue, RPCReply>)
  /// An invalid message, with its identifier if it has one.
  case invalid(RPCError, RPCIdentifier?)

  init(_ value: JSONValue) {
    guard value.members != nil else {
      self = .invalid(RPCError(.invalidRequest, "a message must be an object"), nil)
      return
    }
    let id = value["id"].flatMap(RPCIdentifier.init)
    guard value["jsonrpc"]?.string == "2.0" else {
      self = .invalid(RPCError(.invalidRequest, "'jsonrpc' must be \"2.0\""), id)
      return
    }
    guard let method = value["method"] else {
      self = IncomingMessage.response(of: value, id)
      return
    }
    guard let name = method.string else {
      self = .invalid(RPCError(.invalidRequest, "'method' must be a string"), id)
      return
    }
    let params = value["params"] ?? .null
    guard params.isNull || params.members != nil || params.array != nil else {
      self = .invalid(RPCError(.invalidRequest, "'params' must be an object or an array"), id)
      return
    }
    if value["id"] == nil {
      self = .notification(method: name, params: params)
    } else if let id {
      self = .request(id, method: name, params: params)
    } else {
      self = .invalid(RPCError(.invalidRequest, "'id' must be a number or a string"), nil)
    }
  }

  private static func response(of value: JSONValue, _ id: RPCIdentifier?) -> IncomingMessage {
    if let error = value["error"] {
      return .response(id, .failure(RPCReply(error)))
    }
    guard let result = value["result"] else {
      return .invalid(RPCError(.invalidRequest, "a message needs 'method', 'result' or 'error'"), id)
    }
    return .response(id, .success(result))
  }
}

/// An error response; its code may be any number.
package struct RPCReply: Error, Sendable, Hashable {
  package let code: Int
  package let message: String

  init(_ value: JSONValue) {
    code = value["code"]?.int ?? 0
    message = value["message"]?.string ?? ""
  }
}
