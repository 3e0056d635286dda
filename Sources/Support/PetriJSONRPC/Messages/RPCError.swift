package import PetriText

/// The reason why a request fails.
package struct RPCError: Error, Sendable {
  /// The error codes of JSON-RPC and the protocols based on it.
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
