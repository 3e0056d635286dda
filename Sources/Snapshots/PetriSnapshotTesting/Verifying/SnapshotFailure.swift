/// A snapshot that is missing or differs.
public struct SnapshotFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The message, including the difference.
  public let description: String
  /// Texts to attach to the test report: the new text and the difference.
  public let attachments: [Attachment]

  /// A text file attached to the test report.
  public struct Attachment: Hashable, Sendable {
    /// The file name.
    public let name: String
    /// The contents of the file.
    public let text: String
  }

  init(_ description: String, attachments: [Attachment] = []) {
    self.description = description
    self.attachments = attachments
  }
}
