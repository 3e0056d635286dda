package import PetriText

/// Handles requests and notifications.
@MainActor
package protocol Service: AnyObject {
  /// Processes a request.
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
