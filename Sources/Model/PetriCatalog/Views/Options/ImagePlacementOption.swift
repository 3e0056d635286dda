/// At which side of a button's title its image is, as `UIButton.Configuration` has it.
public enum ImagePlacementOption: String, Hashable, Sendable, Codable, CaseIterable {
  /// Before the title.
  case leading
  /// Behind the title.
  case trailing
  /// Above the title.
  case top
  /// Below the title.
  case bottom
}
