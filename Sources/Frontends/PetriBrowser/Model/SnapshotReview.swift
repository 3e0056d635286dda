/// The differences between a screen and its snapshots, to be accepted or rejected.
public struct SnapshotReview: Hashable, Sendable {
  /// Snapshots that differ by the same edit.
  public struct Group: Hashable, Sendable {
    /// How they compare: `differs`, `missing`.
    public var status: String
    /// Their paths.
    public var paths: [String]
    /// A message about it beside the edit: why it can't be compared.
    public var message: String?
    /// The edit.
    public var lines: [Line]
    /// Whether the user can decide between the snapshot and the screen.
    public var canBeDecided: Bool

    /// Makes a group.
    public init(status: String, paths: [String], message: String? = nil, lines: [Line], canBeDecided: Bool = true) {
      self.status = status
      self.paths = paths
      self.message = message
      self.lines = lines
      self.canBeDecided = canBeDecided
    }
  }

  /// A line of an edit.
  public struct Line: Hashable, Sendable {
    /// The kinds of lines.
    public enum Kind: Hashable, Sendable {
      /// A change of the tree, in words.
      case change
      /// Where lines begin.
      case header
      /// A line that both have.
      case same
      /// A line of the snapshot alone.
      case removed
      /// A line of the screen alone.
      case added
    }

    /// The kind of the line.
    public var kind: Kind
    /// The line with its mark.
    public var text: String
    /// Which characters of it changed; `nil` where all have, or none.
    public var changed: Range<Int>?

    /// Makes a line.
    public init(_ kind: Kind, _ text: String, changed: Range<Int>? = nil) {
      self.kind = kind
      self.text = text
      self.changed = changed
    }
  }

  /// A snapshot as it was accepted.
  public struct Accepted: Hashable, Sendable {
    /// Its path.
    public var path: String
    /// Its text.
    public var lines: [String]

    /// Makes a snapshot.
    public init(path: String, lines: [String]) {
      self.path = path
      self.lines = lines
    }
  }

  /// The groups of edits to decide, the same edit once.
  public var groups: [Group]
  /// A remark: how many are as they should be.
  public var remarks: [String]
  /// One of the snapshots, shown where there is nothing to decide.
  public var accepted: Accepted?

  /// Makes a review.
  public init(groups: [Group], remarks: [String], accepted: Accepted? = nil) {
    self.groups = groups
    self.remarks = remarks
    self.accepted = accepted
  }

  /// The review as text.
  public var lines: [String] {
    var lines: [String] = []
    for group in groups {
      lines += group.titles
      if let message = group.message { lines.append(message) }
      lines += group.lines.map(\.text)
      lines.append("")
    }
    lines += remarks
    if let accepted { lines += ["", accepted.title] + accepted.lines }
    return lines
  }
}

extension SnapshotReview.Accepted {
  /// Its heading.
  var title: String { "accepted  \(path)" }
}

extension SnapshotReview.Group {
  /// Its paths, a few of them, behind how they compare.
  var titles: [String] {
    let shown = paths.prefix(SnapshotReview.Group.maxPaths)
    let more = paths.count - shown.count
    return shown.enumerated().map { place, path in
      // The folder is in the first line.
      let name = place == 0 ? path : path.split(separator: "/").last.map { String($0) } ?? path
      return "\(place == 0 ? status : String(repeating: " ", count: status.count))  \(name)"
    }
      + (more > 0 ? ["and \(more) more with the same difference"] : [])
  }

  private static let maxPaths = 4
}
