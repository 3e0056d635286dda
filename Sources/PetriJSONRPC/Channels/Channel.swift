/// The way on which bytes come and go.
@MainActor
package protocol Channel: AnyObject {
  /// Takes what has arrived.
  ///
  /// - Parameter waits: whether to wait until something has.
  func receive(waits: Bool) -> Received

  /// Sends bytes; `false` where nobody takes them any more.
  func send(_ bytes: [UInt8]) -> Bool
}

/// The bytes that have arrived, if any.
package enum Received: Equatable {
  case bytes([UInt8])
  /// Nothing, for now.
  case nothing
  /// Nothing, and nothing will.
  case end
}
