/// The accessory of a list cell, as in `UITableViewCell.AccessoryType`.
public indirect enum RowAccessory: Hashable, Sendable, Codable {
  case disclosure
  /// A checkmark, optionally under a condition.
  case checkmark(Condition?)
  /// A detail button with its action.
  case detail(TapAction)
  /// A switch.
  case `switch`(ViewDefinition)

  /// The accessories that are written as a word.
  public enum Word: String, Hashable, Sendable, CaseIterable {
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case disclosure, checkmark
  }
}
