/// Content that is the system's share sheet, as `UIActivityViewController` has it: it is only ever presented.
public struct ShareContent: Hashable, Sendable, Codable {
  /// What is shared: texts and addresses.
  public var items: [LocalizedText]
  /// What is done when something was shared and the sheet has gone.
  public var completed: TapAction?

  /// Makes a share sheet.
  public init(items: [LocalizedText]) {
    self.items = items
  }
}
