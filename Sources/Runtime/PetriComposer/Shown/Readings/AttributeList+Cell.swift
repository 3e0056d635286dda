import PetriUIKit

extension AttributeList {
  /// Adds what a list has at and around a view of it.
  @MainActor
  mutating func add(_ cell: ListCell) {
    text("badge", cell.badge)
    if let mark = cell.accessory as? RowMarkView { word("accessory", mark.mark.rawValue) }
    if let control = cell.accessory as? UISwitch {
      word(
        "switch",
        [control.isOn ? "on" : "off", control.accessibilityIdentifier].compactMap(\.self).joined(separator: " ")
      )
      flag("switch disabled", !control.isEnabled)
      color("switch tint", control.tintColor, usual: cell.view.tintColor)
      number("switch alpha", control.alpha, usual: 1)
      if control.accessibilityLabel != cell.title { text("switch accessibility", control.accessibilityLabel) }
    }
    flag("selected", cell.isSelected)
  }
}
