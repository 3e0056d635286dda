import PetriText

/// A protocol that is made of JSON-RPC, with the things that each does in its own way.
package enum Dialect: Sendable {
  /// The Language Server Protocol.
  case languageServer
  /// The Model Context Protocol.
  case modelContext

  package var framing: Framing { self == .languageServer ? .headers : .lines }

  /// The notification that gives a request up, and its key for the request.
  var cancellation: (method: String, key: String) {
    switch self {
    case .languageServer: ("$/cancelRequest", "id")
    case .modelContext: ("notifications/cancelled", "requestId")
    }
  }

  /// Whether a request that was given up is answered.
  var answersCancelled: Bool { self == .languageServer }

  /// Whether the end of what comes in is the wish to end all work; else what has come in is answered first.
  var endsWithInput: Bool { self == .modelContext }

  /// The answer to a request that only asks whether this side is there: it doesn't wait for others. `nil` for other requests.
  func answerAtOnce(to method: String) -> JSONText? {
    self == .modelContext && method == "ping" ? .object([]) : nil
  }

  /// The token by which the progress of a request is made known; `nil` where nobody wants it.
  func progressToken(in params: JSONValue) -> RPCIdentifier? {
    switch self {
    case .languageServer: params["workDoneToken"].flatMap(RPCIdentifier.init)
    case .modelContext: params["_meta"]?["progressToken"].flatMap(RPCIdentifier.init)
    }
  }

  /// The notification of a progress.
  func message(_ progress: CallProgress, _ token: RPCIdentifier) -> OutgoingMessage {
    switch self {
    case .languageServer:
      return .notification(method: "$/progress", params: .object([("token", token.text), ("value", progress.work)]))
    case .modelContext:
      return .notification(
        method: "notifications/progress",
        params: .object([
          ("progressToken", token.text), ("progress", .int(progress.done)), ("total", progress.total.map { .int($0) }),
          ("message", .string(progress.message)),
        ])
      )
    }
  }
}

/// How far work is.
package struct CallProgress: Sendable {
  /// Where in the work it is.
  package enum Stage: String, Sendable { case begin, report, end }

  package let stage: Stage
  package let done: Int
  /// How much there is to do; `nil` where that isn't known.
  package let total: Int?
  package let message: String

  package init(_ stage: Stage = .report, _ done: Int, of total: Int? = nil, _ message: String) {
    self.stage = stage
    self.done = done
    self.total = total
    self.message = message
  }

  /// The progress as the Language Server Protocol has it.
  fileprivate var work: JSONText {
    let percentage = total.flatMap { $0 > 0 ? JSONText.int(min(100, done * 100 / $0)) : nil }
    return .object([
      ("kind", .string(stage.rawValue)), ("title", stage == .begin ? .string(message) : nil),
      ("message", stage == .begin ? nil : .string(message)), ("percentage", stage == .end ? nil : percentage),
    ])
  }
}
