/// A request that is worked on.
@MainActor
package final class Call {
  package let id: RPCIdentifier
  package let method: String
  package let params: JSONValue
  /// Why the other side doesn't want the result any more; `nil` as long as it does.
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

  /// Throws where the other side doesn't want the result any more; what has come in meanwhile is looked at.
  package func checkCancellation() throws(RPCError) {
    conversation?.lookAround()
    if let cancellation { throw cancellation }
  }

  /// Makes the progress of the work known, if the other side wants that.
  package func report(_ progress: CallProgress) {
    guard let token = dialect.progressToken(in: params) else { return }
    conversation?.send(dialect.message(progress, token))
  }

  /// The value of a key of the parameters as a string.
  ///
  /// - Throws: the error about the parameter.
  package func string(_ key: String) throws(RPCError) -> String {
    guard let string = params[key]?.string else { throw RPCError(.invalidParams, "'\(key)' must be a string") }
    return string
  }
}
