/// Why a snapshot is not as it should be, for a test's report.
public struct SnapshotFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The failure in words, the difference included.
  public let description: String
  /// Texts to attach to the test: the new text, and the difference, by file name.
  public let attachments: [Attachment]

  /// A text that is attached to a test.
  public struct Attachment: Hashable, Sendable {
    /// The name of its file.
    public let name: String
    /// The text.
    public let text: String
  }

  init(_ description: String, attachments: [Attachment] = []) {
    self.description = description
    self.attachments = attachments
  }
}
