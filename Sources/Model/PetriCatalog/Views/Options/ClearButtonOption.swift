/// When the clear button appears, as in `UITextField.ViewMode`.
public enum ClearButtonOption: String, Hashable, Sendable, Codable, CaseIterable {
  case never, whileEditing, unlessEditing, always
}
