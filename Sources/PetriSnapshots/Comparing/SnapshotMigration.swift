/// Rewrites a text of one version of its kind as the next version prints it, without composing anything.
///
/// A kind of text gets a new version when the text of an unchanged screen changes. A migration writes the same content
/// in the new form, and nothing else: the screen's looks today play no part in it, so no change is accepted on the way.
public struct SnapshotMigration: Sendable {
  /// The kind of text.
  public let kind: String
  /// The version that it reads; it writes the one after that.
  public let from: Int
  private let rewrite: @Sendable (String) -> String?

  /// Makes a migration.
  ///
  /// - Parameter rewrite: takes the text after the first line; `nil` for a text that it can't read.
  public init(kind: String, from: Int, rewrite: @escaping @Sendable (String) -> String?) {
    self.kind = kind
    self.from = from
    self.rewrite = rewrite
  }

  /// The migrations there are.
  public static let all: [SnapshotMigration] = [lifecycleWithoutNumbers]

  /// The first lifecycles had their callbacks numbered and in columns.
  private static let lifecycleWithoutNumbers = SnapshotMigration(kind: "lifecycle", from: 1) { text in
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard let found = line.wholeMatch(of: /\ +[0-9]+\ \ (?<name>.+?)\ {2,}(?<callback>\S.*)/) else {
        return String(line)
      }
      return "  \(found.name)  \(found.callback)"
    }
    .joined(separator: "\n")
  }

  /// A file's text brought up to a version, step by step; `nil` where a step is missing or can't read the text.
  public static func migrate(_ text: String, to version: Int, with migrations: [SnapshotMigration] = all) -> String? {
    guard var header = SnapshotHeader(of: text) else { return nil }
    var body = String(text.dropFirst(header.line.count + 1))
    while header.version < version {
      guard let step = migrations.first(where: { $0.kind == header.kind && $0.from == header.version }),
        let rewritten = step.rewrite(body)
      else { return nil }
      body = rewritten
      header = SnapshotHeader(kind: header.kind, version: header.version + 1)
    }
    return header.version == version ? "\(header.line)\n\(body)" : nil
  }
}
