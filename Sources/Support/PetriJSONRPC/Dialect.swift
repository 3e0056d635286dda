import PetriText

package enum Dialect: Sendable {
  case languageServer
  case modelContext

  package var framing: Framing { self == .languageServer ? .headers : .lines }

  /// The notification that cancels a request, and its parameter with the request's identifier.
  var cancellation: (method: String, key: String) {
    switch self {
    case .languageServer: ("$/cancelRequest", "id")
    case .modelContext: ("notifications/cancelled", "requestId")
    }
  }

  var answersCancelled: Bool { self == .languageServer }

  /// Whether the end of the input cancels all requests; otherwise they are answered first.
  var endsWithInput: Bool { self == .modelContext }

  /// The response to a ping, which doesn't wait for other requests; `nil` for other methods.
  func answerAtOnce(to method: String) -> JSONText? {
    self == .modelContext && method == "ping" ? .object([]) : nil
  }

  func progressToken(in params: JSONValue) -> RPCIdentifier? {
    switch self {
    case .languageServer: params["workDoneToken"].flatMap(RPCIdentifier.init)
    case .modelContext: params["_meta"]?["progressToken"].flatMap(RPCIdentifier.init)
    }
  }

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

package struct CallProgress: Sendable {
  package enum Stage: String, Sendable { case begin, report, end }

  package let stage: Stage
  package let done: Int
  package let total: Int?
  package let message: String

  package init(_ stage: Stage = .report, _ done: Int, of total: Int? = nil, _ message: String) {
    self.stage = stage
    self.done = done
    self.total = total
    self.message = message
  }

  fileprivate var work: JSONText {
    let percentage = total.flatMap { $0 > 0 ? JSONText.int(min(100, done * 100 / $0)) : nil }
    return .object([
      ("kind", .string(stage.rawValue)), ("title", stage == .begin ? .string(message) : nil),
      ("message", stage == .begin ? nil : .string(message)), ("percentage", stage == .end ? nil : percentage),
    ])
  }
}
