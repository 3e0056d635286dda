/// The border of a text field, by UIKit's names.
public enum BorderStyleOption: String, Hashable, Sendable, Codable, CaseIterable {
  /// A rounded frame.
  case roundedRect
  /// No frame.
  case none
  /// A thin line around it.
  case line
  /// A frame that looks pressed in.
  case bezel
}
