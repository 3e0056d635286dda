/// The position of a button's image, as in `UIButton.Configuration`.
public enum ImagePlacementOption: String, Hashable, Sendable, Codable, CaseIterable {
  case leading
  case trailing
  case top
  case bottom
}
