/// A screen of a run that has something to show.
public struct RunScreen: Hashable, Sendable, Codable {
  /// Its name.
  public let name: String
  /// Its title in the base locale.
  public let title: String
  /// The file that defines it, from the catalogue's folder.
  public let file: String
  /// The line of its definition, from 1.
  public let line: Int

  /// Makes one.
  public init(name: String, title: String, file: String, line: Int) {
    (self.name, self.title, self.file, self.line) = (name, title, file, line)
  }
}
