package import PetriText

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

package struct RPCError: Error, Sendable {
  package enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case internalError = -32603
    case notInitialized = -32002
    case cancelled = -32800
    case contentModified = -32801
    case requestFailed = -32803
  }

  package let code: Code
  package let message: String
  package let data: JSONText?

  package init(_ code: Code, _ message: String, data: JSONText? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }

  package static let cancelled = RPCError(.cancelled, "the request was cancelled")

  package static let inputEnded = RPCError(
    .requestFailed,
    "the input ended before the answer, and with it the work; keep it open until the answer comes"
  )

  package static func unknownMethod(_ method: String) -> RPCError {
    RPCError(.methodNotFound, "unknown method '\(method)'")
  }

  package var text: JSONText {
    .object([("code", .int(code.rawValue)), ("message", .string(message)), ("data", data)])
  }
}

/// The identifier that links a request and its response.
package enum RPCIdentifier: Sendable, Hashable {
  case number(Int)
  case string(String)

  /// - Returns: `nil` for a value that isn't an integer or a string.
  package init?(_ value: JSONValue) {
    if let number = value.int {
      self = .number(number)
    } else if let string = value.string {
      self = .string(string)
    } else {
      return nil
    }
  }

  package var text: JSONText {
    switch self {
    case .number(let number): .int(number)
    case .string(let string): .string(string)
    }
  }
}
