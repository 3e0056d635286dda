/// The same edit of some cells, with the pictures of the first.
public struct ScreenChange: Sendable {
  /// A look that has the edit.
  public struct Look: Sendable {
    /// The screen's name.
    public let screen: String
    /// The look in words.
    public let words: String
    /// How it looked before; `nil` where that isn't known.
    public let before: CellPicture?
    /// How it looks now; `nil` where it can't be composed.
    public let after: CellPicture?

    /// Makes a look.
    public init(of cell: CellResult, before: CellPicture?, after: CellPicture?) {
      (screen, words) = (cell.screen, cell.look)
      (self.before, self.after) = (before, after)
    }
  }

  /// The edit and its cells.
  public let group: PendingGroup
  /// How the first cell looked before; `nil` where it isn't known.
  public let before: CellPicture?
  /// How the first cell looks now; `nil` where it can't be composed.
  public let after: CellPicture?
  /// The path of the file that had the cells before their screen was renamed; `nil` where it wasn't.
  public let oldPath: String?
  /// The looks of its cells, as far as somebody drew them.
  public let looks: [Look]

  /// Makes a change.
  ///
  /// - Parameters:
  ///   - oldPath: the path of the file that had the cells before their screen was renamed. It reads as the new one but
  ///     for the name, and
  ///     so it looks.
  ///   - looks: the looks of its cells that were drawn.
  public init(
    _ group: PendingGroup,
    before: CellPicture?,
    after: CellPicture?,
    renamedFrom oldPath: String? = nil,
    looks: [Look] = []
  ) {
    self.group = group
    self.before = oldPath == nil ? before : after
    self.after = after
    self.oldPath = oldPath
    self.looks = looks
  }

  /// Whether the first cell looks as it did.
  package var looksTheSame: Bool { before?.drawing == after?.drawing && before?.wireframe == after?.wireframe }

  /// Whether it is about screens that have no snapshot yet.
  package var isNew: Bool { group.cells.first?.status == .missing && oldPath == nil }

  /// The number of its looks, and their state: `2 looks differ`.
  package var lookWords: String {
    let cells = group.cells
    let one = cells.count == 1
    let count = one ? "1 look" : "\(cells.count) looks"
    if let oldPath { return "\(count), renamed from \(oldPath)" }
    switch cells.first?.status {
    case .differs: return "\(count) \(one ? "differs" : "differ")"
    case .missing: return "\(count) \(one ? "is" : "are") new"
    case .conflict: return "\(count), whose file has conflict markers"
    case .unreadable: return "\(count), whose file can't be read"
    case .outdated: return "\(count), whose file is of an older version"
    case let status: return status.map { "\(count), \($0.rawValue)" } ?? count
    }
  }

  /// The screens that it is in, in the order of their first cells.
  package var screens: [String] {
    var seen: Set<String> = []
    return group.cells.map(\.screen).filter { seen.insert($0).inserted }
  }

  /// The lines of the first cell that VoiceOver reads otherwise, a line an element that came or went; empty where that
  /// isn't known.
  package var speech: [UnifiedDiff.Line] {
    guard let before, let after else { return [] }
    return UnifiedDiff(LineDiff(old: before.speech, new: after.speech), context: 0).lines
      .filter { $0.kind == .removed || $0.kind == .added }
  }
}
