package import PetriText

@MainActor
package protocol Service: AnyObject {
  func answer(_ call: Call, in conversation: Conversation) throws(RPCError) -> JSONText

  /// Processes a notification; unknown ones are ignored.
  func take(_ method: String, _ params: JSONValue, in conversation: Conversation)

  /// Does background work while no message is waiting.
  ///
  /// - Returns: the milliseconds without a message after which to call it again; `nil` for not before the next
  ///   message.
  func rest(in conversation: Conversation) -> Int?
}

extension Service {
  package func rest(in conversation: Conversation) -> Int? { nil }
}

@MainActor
package final class Call {
  package let id: RPCIdentifier
  package let method: String
  package let params: JSONValue
  /// The reason for the client's cancellation, if any.
  private(set) var cancellation: RPCError?
  private let dialect: Dialect
  private weak var conversation: Conversation?

  init(_ id: RPCIdentifier, _ method: String, _ params: JSONValue, in conversation: Conversation) {
    self.id = id
    self.method = method
    self.params = params
    self.conversation = conversation
    dialect = conversation.dialect
  }

  func cancel(_ reason: RPCError) { cancellation = cancellation ?? reason }

  /// Reads pending messages and throws if the request was cancelled.
  package func checkCancellation() throws(RPCError) {
    conversation?.receivePending()
    if let cancellation { throw cancellation }
  }

  /// Reports progress if the client asked for it.
  package func report(_ progress: CallProgress) {
    guard let token = dialect.progressToken(in: params) else { return }
    conversation?.send(dialect.message(progress, token))
  }

  /// A required string parameter.
  package func string(_ key: String) throws(RPCError) -> String {
    guard let string = params[key]?.string else { throw RPCError(.invalidParams, "'\(key)' must be a string") }
    return string
  }
}

package struct RPCLimits: Sendable {
  /// The maximum size of a message in bytes; a longer one is skipped and answered with an error.
  package var messageBytes = 32 << 20
  package var headerBytes = 8 << 10
  package var depth = 128
  package var batch = 1_000
  /// The maximum number of waiting messages; further input isn't read before they are processed.
  package var waiting = 1_000

  package init() {}
}
