import PetriText

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

/// The known state of screens' snapshots, and the difference that the keys decide.
struct SnapshotsModel: Sendable {
  private(set) var states: [String: ScreenSnapshots] = [:]
  /// How far screens are being compared; `nil` while none are.
  var progress: SnapshotProgress?
  /// The group of the shown review that keys decide.
  var group = 0

  /// How a screen compares, where that is not as it should be.
  subscript(screen: String) -> ScreenSnapshots? { states[screen] }

  /// Takes the state of some screens' snapshots.
  mutating func take(_ new: [String: ScreenSnapshots]) {
    for (screen, state) in new { states[screen] = state.isGood ? nil : state }
  }

  /// The snapshots of all screens together, in words: as many as their panes say.
  var words: String {
    func sum(_ count: (ScreenSnapshots) -> Int) -> Int { states.values.reduce(0) { $0 + count($1) } }
    return ScreenSnapshots(differing: sum(\.differing), missing: sum(\.missing), failing: sum(\.failing)).words
  }
}

extension ScreenSnapshots {
  /// The mark in the list.
  var mark: String { differing > 0 ? "≠" : missing > 0 ? "+" : "×" }

  /// Its colour.
  var style: CellStyle { differing > 0 ? .difference : missing > 0 ? .added : .error }
}

/// How a screen compares with its snapshots.
public struct ScreenSnapshots: Hashable, Sendable {
  /// How many of its snapshots differ from the screen as it is now.
  public var differing: Int
  /// How many it should have and has not.
  public var missing: Int
  /// How many can't be compared, since the screen fails or their file can't be read.
  public var failing: Int

  /// Makes counts.
  public init(differing: Int = 0, missing: Int = 0, failing: Int = 0) {
    self.differing = differing
    self.missing = missing
    self.failing = failing
  }

  /// Whether all is as it should be.
  var isGood: Bool { self == ScreenSnapshots() }

  /// The counts in words: `2 differ, 1 missing`.
  var words: String {
    var words: [String] = []
    if differing > 0 { words.append("\(differing) differ\(differing == 1 ? "s" : "")") }
    if missing > 0 { words.append("\(missing) missing") }
    if failing > 0 { words.append("\(failing) can't be compared") }
    return words.joined(separator: ", ")
  }
}

/// How far screens are being compared with their snapshots.
public struct SnapshotProgress: Hashable, Sendable {
  /// How many screens have been compared.
  public var done: Int
  /// How many there are to compare.
  public var total: Int

  /// Makes a progress.
  public init(done: Int, total: Int) {
    self.done = done
    self.total = total
  }
}

/// The user's decision about a snapshot that differs.
public enum SnapshotDecision: Hashable, Sendable {
  /// The screen is right: its text becomes the snapshot.
  case accept
  /// The snapshot is right, and stays.
  case reject
}
