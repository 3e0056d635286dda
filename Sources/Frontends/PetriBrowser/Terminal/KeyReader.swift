import CSystem

/// Reads single keys from a terminal, which is as before between two of them.
public struct KeyReader: Sendable {
  private let descriptor: Int32

  /// A reader of a terminal; standard input by default.
  public init(descriptor: Int32 = 0) {
    self.descriptor = descriptor
  }

  /// The next key's character; `nil` at the end of input or without a terminal.
  ///
  /// Keys that send a sequence, such as the arrows, come as its bytes, one by one. A signal that ends the process leaves
  /// the terminal as it was.
  public func next() -> Character? {
    var byte: UInt8 = 0
    guard petri_read_key(descriptor, &byte) == 1 else { return nil }
    return Character(Unicode.Scalar(byte))
  }
}
