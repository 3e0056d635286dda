/// Content that is the system's share sheet, as `UIActivityViewController` has it: it is only ever presented.
public struct ShareContent: Hashable, Sendable, Codable {
  /// The shared items: texts and addresses.
  public var items: [LocalizedText]
  /// The action when something was shared and the sheet has gone.
  public var completed: TapAction?

  /// Makes a share sheet.
  public init(items: [LocalizedText]) {
    self.items = items
  }
}
