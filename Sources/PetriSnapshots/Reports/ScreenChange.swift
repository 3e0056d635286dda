/// The same edit of some cells, with the pictures of the first.
public struct ScreenChange: Sendable {
  /// The edit and its cells.
  public let group: PendingGroup
  /// How the first cell looked before; `nil` where it isn't known.
  public let before: CellPicture?
  /// How the first cell looks now; `nil` where it can't be composed.
  public let after: CellPicture?
  /// The path of the file that had the cells before their screen was renamed; `nil` where it wasn't.
  public let oldPath: String?

  /// Makes a change.
  ///
  /// - Parameter oldPath: the path of the file that had the cells before their screen was renamed. It reads as the new one but for the name, and
  ///   so it looks.
  public init(_ group: PendingGroup, before: CellPicture?, after: CellPicture?, renamedFrom oldPath: String? = nil) {
    self.group = group
    self.before = oldPath == nil ? before : after
    self.after = after
    self.oldPath = oldPath
  }

  /// Whether the first cell looks as it did.
  var looksTheSame: Bool { before?.drawing == after?.drawing && before?.wireframe == after?.wireframe }

  /// The number of its cells, and their state: `2 cells differ`.
  var words: String {
    guard let oldPath else { return group.words }
    let count = group.cells.count == 1 ? "1 cell" : "\(group.cells.count) cells"
    return "\(count), renamed from \(oldPath)"
  }

  /// The screens that it is in, in the order of their first cells.
  var screens: [String] {
    var seen: Set<String> = []
    return group.cells.map(\.screen).filter { seen.insert($0).inserted }
  }

  /// The lines of the first cell that VoiceOver reads otherwise, a line an element that came or went; empty where that
  /// isn't known.
  var speech: [UnifiedDiff.Line] {
    guard let before, let after else { return [] }
    return UnifiedDiff(LineDiff(old: before.speech, new: after.speech), context: 0).lines
      .filter { $0.kind == .removed || $0.kind == .added }
  }
}
