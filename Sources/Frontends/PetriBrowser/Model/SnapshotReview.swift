import PetriText

/// The differences between a screen and its snapshots, to accept or reject.
public struct SnapshotReview: Hashable, Sendable {
  /// Snapshots with the same difference.
  public struct Group: Hashable, Sendable {
    /// The status: `differs`, `missing`.
    public var status: String
    /// The paths of the snapshots.
    public var paths: [String]
    /// An additional message, such as the reason that the snapshots can't be compared.
    public var message: String?
    /// The lines of the difference.
    public var lines: [Line]
    /// Whether the user can accept or reject the group.
    public var canBeDecided: Bool

    /// Creates a group.
    public init(status: String, paths: [String], message: String? = nil, lines: [Line], canBeDecided: Bool = true) {
      self.status = status
      self.paths = paths
      self.message = message
      self.lines = lines
      self.canBeDecided = canBeDecided
    }
  }

  /// A line of a difference.
  public struct Line: Hashable, Sendable {
    /// The kind of a line.
    public enum Kind: Hashable, Sendable {
      /// A description of a change in the tree.
      case change
      /// The header of a hunk, with the position of the following lines.
      case header
      /// A line of both the snapshot and the screen.
      case same
      /// A line of the snapshot only.
      case removed
      /// A line of the screen only.
      case added
    }

    /// The kind of the line.
    public var kind: Kind
    /// The line with its marker.
    public var text: String
    /// The changed characters; `nil` for all or none.
    public var changed: Range<Int>?

    /// Creates a line.
    public init(_ kind: Kind, _ text: String, changed: Range<Int>? = nil) {
      self.kind = kind
      self.text = text
      self.changed = changed
    }
  }

  /// An accepted snapshot.
  public struct Accepted: Hashable, Sendable {
    /// The path of the snapshot.
    public var path: String
    /// The lines of the snapshot.
    public var lines: [String]

    /// Creates an accepted snapshot.
    public init(path: String, lines: [String]) {
      self.path = path
      self.lines = lines
    }
  }

  /// The groups of differences.
  public var groups: [Group]
  /// Remarks, such as the number of matching snapshots.
  public var remarks: [String]
  /// A snapshot shown if there are no differences.
  public var accepted: Accepted?

  /// Creates a review.
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
  var title: String { "accepted  \(path)" }
}

extension SnapshotReview.Group {
  var titles: [String] {
    let shown = paths.prefix(SnapshotReview.Group.maxPaths)
    let more = paths.count - shown.count
    return shown.enumerated().map { index, path in
      // The first line shows the folder.
      let name = index == 0 ? path : path.split(separator: "/").last.map { String($0) } ?? path
      return "\(index == 0 ? status : String(repeating: " ", count: status.count))  \(name)"
    }
      + (more > 0 ? ["and \(more) more with the same difference"] : [])
  }

  private static let maxPaths = 4
}

/// The known states of snapshots, and the difference to decide on.
struct SnapshotsModel: Sendable {
  private(set) var states: [String: ScreenSnapshots] = [:]
  var progress: SnapshotProgress?
  var group = 0

  subscript(screen: String) -> ScreenSnapshots? { states[screen] }

  mutating func take(_ new: [String: ScreenSnapshots]) {
    for (screen, state) in new { states[screen] = state.isGood ? nil : state }
  }

  var words: String {
    func sum(_ count: (ScreenSnapshots) -> Int) -> Int { states.values.reduce(0) { $0 + count($1) } }
    return ScreenSnapshots(differing: sum(\.differing), missing: sum(\.missing), failing: sum(\.failing)).words
  }
}

extension ScreenSnapshots {
  var mark: String { differing > 0 ? "≠" : missing > 0 ? "+" : "×" }

  var style: CellStyle { differing > 0 ? .difference : missing > 0 ? .added : .error }
}

/// The state of a screen's snapshots.
public struct ScreenSnapshots: Hashable, Sendable {
  /// The number of differing snapshots.
  public var differing: Int
  /// The number of missing snapshots.
  public var missing: Int
  /// The number of snapshots that can't be compared because the screen or the file fails.
  public var failing: Int

  /// Creates counts.
  public init(differing: Int = 0, missing: Int = 0, failing: Int = 0) {
    self.differing = differing
    self.missing = missing
    self.failing = failing
  }

  var isGood: Bool { self == ScreenSnapshots() }

  var words: String {
    var words: [String] = []
    if differing > 0 { words.append("\(differing) differ\(differing == 1 ? "s" : "")") }
    if missing > 0 { words.append("\(missing) missing") }
    if failing > 0 { words.append("\(failing) can't be compared") }
    return words.joined(separator: ", ")
  }
}

/// The progress of comparing screens with snapshots.
public struct SnapshotProgress: Hashable, Sendable {
  /// The number of compared screens.
  public var done: Int
  /// The number of screens to compare.
  public var total: Int

  /// Creates a progress value.
  public init(done: Int, total: Int) {
    self.done = done
    self.total = total
  }
}

/// A decision about a differing snapshot.
public enum SnapshotDecision: Hashable, Sendable {
  /// Replaces the snapshot with the screen.
  case accept
  /// Keeps the snapshot.
  case reject
}
