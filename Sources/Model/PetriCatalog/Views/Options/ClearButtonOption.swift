/// When the button is there that empties a field, as `UITextField.ViewMode` names it.
public enum ClearButtonOption: String, Hashable, Sendable, Codable, CaseIterable {
  case never, whileEditing, unlessEditing, always
}
