/// A border style, as in `UITextField.BorderStyle`.
public enum BorderStyleOption: String, Hashable, Sendable, Codable, CaseIterable {
  case roundedRect
  case none
  case line
  case bezel
}
