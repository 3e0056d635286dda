/// A bidirectional byte stream.
@MainActor
package protocol Channel: AnyObject {
  /// Reads available bytes.
  ///
  /// - Parameter milliseconds: the timeout; `nil` to wait indefinitely.
  func receive(within milliseconds: Int?) -> Received

  /// Writes bytes; false if the output is closed.
  func send(_ bytes: [UInt8]) -> Bool
}

/// The result of a read.
package enum Received: Equatable {
  case bytes([UInt8])
  /// Nothing is available yet.
  case nothing
  /// The input has ended.
  case end
}
