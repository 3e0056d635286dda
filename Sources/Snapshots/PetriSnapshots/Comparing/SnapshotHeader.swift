/// The first line of a snapshot file: the kind of its text and the version.
public struct SnapshotHeader: Hashable, Sendable {
  /// The kind, in a word.
  public let kind: String
  /// The version of the kind.
  public let version: Int

  /// The kind of text that is a tree, a node a line.
  static let treeKind = "tree"

  /// Makes a header.
  public init(kind: String, version: Int) {
    self.kind = kind
    self.version = version
  }

  /// Reads a file's first line, `# tree v1`; `nil` where it isn't one.
  public init?(of text: some StringProtocol) {
    guard let line = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).first else {
      return nil
    }
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[0] == "#", !words[1].isEmpty, words[2].first == "v",
      let version = Int(words[2].dropFirst())
    else {
      return nil
    }
    self.init(kind: String(words[1]), version: version)
  }

  /// The line, without its newline.
  public var line: String { "# \(kind) v\(version)" }
}
