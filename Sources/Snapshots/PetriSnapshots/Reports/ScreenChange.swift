/// An edit of some cells, with images.
public struct ScreenChange: Sendable {
  /// The images of a cell.
  public struct Look: Sendable {
    /// The name of the screen.
    public let screen: String
    /// The environment and the fixture as text.
    public let words: String
    /// The image before; `nil` if it is unknown.
    public let before: CellPicture?
    /// The image after; `nil` if the screen can't be composed.
    public let after: CellPicture?

    /// Creates the images of a cell.
    public init(of cell: CellResult, before: CellPicture?, after: CellPicture?) {
      (screen, words) = (cell.screen, cell.look)
      (self.before, self.after) = (before, after)
    }
  }

  /// The edit and its cells.
  public let group: PendingGroup
  /// The image of the first cell before; `nil` if it is unknown.
  public let before: CellPicture?
  /// The image of the first cell after; `nil` if the screen can't be composed.
  public let after: CellPicture?
  /// The path of the file before the screen was renamed; `nil` if it wasn't.
  public let oldPath: String?
  /// The images of the cells that were drawn.
  public let looks: [Look]

  /// Creates a change.
  ///
  /// - Parameters:
  ///   - oldPath: The path of the file before the screen was renamed. Apart from the name, the screen is unchanged.
  ///   - looks: The images of the cells that were drawn.
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

  /// Whether the images of the first cell are equal.
  package var looksTheSame: Bool { before?.drawing == after?.drawing && before?.wireframe == after?.wireframe }

  /// Whether the screens have no snapshot yet.
  package var isNew: Bool { group.cells.first?.status == .missing && oldPath == nil }

  /// The number of cells and their status: `2 looks differ`.
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

  package var screens: [String] {
    var seen: Set<String> = []
    return group.cells.map(\.screen).filter { seen.insert($0).inserted }
  }

  /// The changed lines of the text spoken by VoiceOver in the first cell; empty if it is unknown.
  package var speech: [UnifiedDiff.Line] {
    guard let before, let after else { return [] }
    return UnifiedDiff(LineDiff(old: before.speech, new: after.speech), context: 0).lines
      .filter { $0.kind == .removed || $0.kind == .added }
  }
}

/// All changes in a run, for reports.
public struct RunChanges: Sendable {
  /// The run.
  public let report: RunReport
  /// The edits of screens.
  public let edits: [ScreenChange]
  /// The changes of the catalogue.
  public let change: CatalogChange

  /// The name and the date of the base revision; `nil` for a comparison with the recorded snapshots.
  public var base: String?

  /// Creates changes.
  ///
  /// - Parameter change: The changes of the catalogue; renamed screens are excluded from the removed ones.
  public init(_ report: RunReport, edits: [ScreenChange], change: CatalogChange = CatalogChange()) {
    self.report = report
    self.edits = edits
    let renamed = Set(edits.compactMap(\.oldPath))
    var change = change
    change.lostScreens.removeAll { renamed.contains($0.path) }
    self.change = change
  }
}
