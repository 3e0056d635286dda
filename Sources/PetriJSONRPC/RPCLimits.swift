/// How much the other side may send at once.
package struct RPCLimits: Sendable {
  /// The bytes of a message; a longer one is passed over and answered by an error.
  package var messageBytes = 32 << 20
  /// The bytes of the headers before a message.
  package var headerBytes = 8 << 10
  /// How deep lists and objects may be inside one another.
  package var depth = 128
  /// The messages of a batch.
  package var batch = 1_000
  /// The messages that may wait; what is behind them isn't read before.
  package var waiting = 1_000

  package init() {}
}
