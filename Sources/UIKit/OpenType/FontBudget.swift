/// How much is left to read of files with fonts. A few bytes name all characters there are, and a collection's fonts may share them.
public struct FontBudget: Sendable {
  /// How many fonts there may be.
  public let fonts: Int
  /// How many characters and entries of tables all of them may have together.
  public let entries: Int

  private var fontsLeft: Int
  private var entriesLeft: Int

  /// Makes a budget; the usual one is more than an app's fonts need.
  public init(fonts: Int = 1_000, entries: Int = 10_000_000) {
    (self.fonts, self.entries) = (fonts, entries)
    (fontsLeft, entriesLeft) = (fonts, entries)
  }

  mutating func takeFont() throws(FontFileError) {
    guard fontsLeft > 0 else { throw .tooManyFonts(limit: fonts) }
    fontsLeft -= 1
  }

  mutating func take(_ count: Int) throws(FontFileError) {
    guard count <= entriesLeft else { throw .tooManyEntries(limit: entries) }
    entriesLeft -= count
  }
}
