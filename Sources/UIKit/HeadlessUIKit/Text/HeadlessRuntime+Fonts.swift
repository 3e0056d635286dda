public import OpenType

extension HeadlessRuntime {
  /// Makes fonts of the app's own known, as `UIAppFonts` in an app's Info.plist does: texts in them are measured by
  /// their metrics.
  ///
  /// Kerning and ligatures count for nothing. A character that a font doesn't have is as wide as in the system's font.
  public static func registerFonts(_ faces: [FontFace]) { FontRegistry.shared.register(faces) }
}
