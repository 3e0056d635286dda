/// Why a file's fonts can't be read.
public enum FontFileError: Error, Hashable, Sendable {
  /// The file isn't a font.
  case notAFont
  /// It is a font for web pages (WOFF), which an app can't use.
  case webFont
  /// A table that a font must have isn't there.
  case missingTable(String)
  /// A table isn't as it must be, or ends before its end.
  case malformedTable(String)
}
