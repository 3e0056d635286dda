/// What is known of a screen beside what the list shows, to find it by.
public struct EntryTexts: Hashable, Sendable {
  /// The file that defines it.
  public let file: String
  /// Its titles in all locales.
  public let titles: [String]
  /// What is to be read on it, in all locales.
  public let texts: [String]

  /// Makes what is known of a screen.
  public init(file: String, titles: [String] = [], texts: [String] = []) {
    self.file = file
    self.titles = titles
    self.texts = texts
  }
}
