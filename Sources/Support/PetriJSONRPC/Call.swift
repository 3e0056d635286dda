/// A request that is being processed.
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
    conversation?.lookAround()
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
