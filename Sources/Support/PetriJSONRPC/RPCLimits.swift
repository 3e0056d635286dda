/// Limits on what a client may send.
package struct RPCLimits: Sendable {
  /// The maximum size of a message in bytes; a longer one is skipped and answered with an error.
  package var messageBytes = 32 << 20
  /// The maximum size of a message's headers in bytes.
  package var headerBytes = 8 << 10
  /// The maximum nesting depth of a message.
  package var depth = 128
  /// The maximum number of messages in a batch.
  package var batch = 1_000
  /// The maximum number of waiting messages; further input isn't read before they are processed.
  package var waiting = 1_000

  package init() {}
}
