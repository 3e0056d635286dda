/// The accessory at the end of a view of a list, as `UITableViewCell.AccessoryType` has it.
public indirect enum RowAccessory: Hashable, Sendable, Codable {
  /// An arrow: more is behind the row.
  case disclosure
  /// A mark: the row is chosen, always or where a condition holds.
  case checkmark(Condition?)
  /// A button for details, and the action of a tap on it.
  case detail(TapAction)
  /// A switch: a view of that kind.
  case `switch`(ViewDefinition)

  /// The accessories that are written as a word.
  public enum Word: String, Hashable, Sendable, CaseIterable {
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case disclosure, checkmark
  }
}
