/// The texts of a screen, in addition to those in the list, to find it by.
public struct EntryTexts: Hashable, Sendable {
  /// The file that defines it.
  public let file: String
  /// Its titles in all locales.
  public let titles: [String]
  /// The texts to read on it, in all locales.
  public let texts: [String]

  /// Makes the texts of a screen.
  public init(file: String, titles: [String] = [], texts: [String] = []) {
    self.file = file
    self.titles = titles
    self.texts = texts
  }
}
