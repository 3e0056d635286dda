/// How an image fills its view, as `UIView.ContentMode` names it.
public enum ContentModeOption: String, Hashable, Sendable, Codable, CaseIterable {
  /// Stretched to the view's size.
  case scaleToFill
  /// As large as fits without a cut.
  case scaleAspectFit
  /// As small as covers the view.
  case scaleAspectFill
  /// At its own size in the middle.
  case center
}
