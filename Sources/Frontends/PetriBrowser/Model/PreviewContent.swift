public import PetriText

/// The content that is shown of a screen.
public enum PreviewContent: Sendable, Hashable {
  /// Lines.
  case text([String])
  /// Lines of which some lead somewhere.
  case rows([PreviewRow])
  /// Cells in their colours.
  case picture(Canvas)
  /// Pixels.
  case pixels(PixelPreview)
  /// The differences between the screen and its snapshots.
  case review(SnapshotReview)
}
