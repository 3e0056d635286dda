package import PetriText

/// An object that answers the other side.
@MainActor
package protocol Service: AnyObject {
  /// Answers a request.
  ///
  /// - Throws: why it can't be answered with a result.
  func answer(_ call: Call, in conversation: Conversation) throws(RPCError) -> JSONText

  /// Takes something that is made known. One that isn't known is passed over.
  func take(_ method: String, _ params: JSONValue, in conversation: Conversation)

  /// Does what can wait until nothing else is to be done.
  ///
  /// - Returns: after how many milliseconds without a message it is called again; `nil` for not before the next message.
  func rest(in conversation: Conversation) -> Int?
}

extension Service {
  package func rest(in conversation: Conversation) -> Int? { nil }
}
