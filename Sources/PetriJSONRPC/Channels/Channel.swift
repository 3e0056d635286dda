/// The way on which bytes come and go.
@MainActor
package protocol Channel: AnyObject {
  /// Takes what has arrived.
  ///
  /// - Parameter milliseconds: how long to wait until something has; for ever where it is `nil`.
  func receive(within milliseconds: Int?) -> Received

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
