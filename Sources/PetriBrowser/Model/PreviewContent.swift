public import PetriText

/// What is shown of a screen.
public enum PreviewContent: Sendable, Hashable {
  /// Lines.
  case text([String])
  /// Lines of which some lead somewhere.
  case rows([PreviewRow])
  /// Cells in their colours.
  case picture(Canvas)
  /// Pixels.
  case pixels(PixelPreview)
  /// What differs between the screen and its snapshots.
  case review(SnapshotReview)
}
