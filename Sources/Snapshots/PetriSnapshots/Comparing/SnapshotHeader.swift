import PetriText

/// The first line of a snapshot: the kind of text and its version.
public struct SnapshotHeader: Hashable, Sendable {
  /// The name of the kind: `tree`.
  public let kind: String
  /// The version.
  public let version: Int

  /// The kind of trees of screens, with one line per node.
  static let treeKind = "tree"

  /// Creates a header.
  public init(kind: String, version: Int) {
    self.kind = kind
    self.version = version
  }

  /// Parses the first line of a file, `# tree v1`; `nil` for any other line.
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

/// The reference that a cell is compared with.
public enum CellReference: Hashable, Sendable {
  /// Never recorded.
  case none
  /// The complete text.
  case text(String)
  /// A text in another version of its format.
  case outdated(SnapshotHeader)
  /// A file, or a section of it, that can't be read.
  case broken(SheetProblem)

  /// A fingerprint of the reference, to detect a change after the comparison.
  func fingerprint(in file: SheetFile) -> String? {
    switch self {
    case .none: nil
    case .text(let text): Fingerprint.text(of: Array(text.utf8))
    case .outdated, .broken: file.bytes.map { Fingerprint.text(of: $0) }
    }
  }
}
