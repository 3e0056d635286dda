package import PetriText

/// Why a request isn't answered with a result.
package struct RPCError: Error, Sendable {
  /// The numbers that JSON-RPC and the protocols made of it have for errors.
  package enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case internalError = -32603
    /// Nothing was initialized yet.
    case notInitialized = -32002
    /// There is nothing at the address.
    case resourceNotFound = -32004
    /// The other side doesn't want the result any more.
    case cancelled = -32800
    /// The content has changed meanwhile.
    case contentModified = -32801
    /// The request can't be carried out, for a reason of its own.
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

  /// The error of a request that was given up.
  package static let cancelled = RPCError(.cancelled, "the request was cancelled")

  /// The error of a request whose answer didn't come before the end of the input.
  package static let inputEnded = RPCError(
    .requestFailed,
    "the input ended before the answer, and with it the work; keep it open until the answer comes"
  )

  /// The error about a method that nobody has.
  package static func unknownMethod(_ method: String) -> RPCError {
    RPCError(.methodNotFound, "unknown method '\(method)'")
  }

  /// The error as it is sent.
  package var text: JSONText {
    .object([("code", .int(code.rawValue)), ("message", .string(message)), ("data", data)])
  }
}
