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
  /// It has more fonts than are left of the limit.
  case tooManyFonts(limit: Int)
  /// Its fonts have more characters and entries of tables than are left of the limit.
  case tooManyEntries(limit: Int)

  /// Whether other files count for it, too.
  public var isOfLimit: Bool {
    switch self {
    case .tooManyFonts, .tooManyEntries: true
    case .notAFont, .webFont, .missingTable, .malformedTable: false
    }
  }
}
