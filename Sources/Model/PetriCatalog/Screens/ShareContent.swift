/// A share sheet as content, as in `UIActivityViewController`; it can only be presented.
public struct ShareContent: Hashable, Sendable, Codable {
  /// The shared texts and URLs.
  public var items: [LocalizedText]
  /// The action after sharing.
  public var completed: TapAction?

  /// Makes a share sheet.
  public init(items: [LocalizedText]) {
    self.items = items
  }
}
