/// The part that all controls have.
public struct ControlContent: Hashable, Sendable {
  public var isEnabled: Bool
  public var isSelected: Bool
  public var isHighlighted: Bool
  public var horizontalAlignment: String?
  public var verticalAlignment: String?
  public var showsMenuAsPrimaryAction: Bool

  init(_ element: DocumentElement) {
    element.pass("springLoaded", "symbolAnimationEnabled", "toolTip")
    isEnabled = element.flag("enabled") ?? true
    isSelected = element.flag("selected") ?? false
    isHighlighted = element.flag("highlighted") ?? false
    horizontalAlignment = element["contentHorizontalAlignment"]
    verticalAlignment = element["contentVerticalAlignment"]
    showsMenuAsPrimaryAction = element.flag("showsMenuAsPrimaryAction") ?? false
  }
}
