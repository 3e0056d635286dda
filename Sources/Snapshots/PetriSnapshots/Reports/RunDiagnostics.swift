public import PetriDiagnostics

/// The problems of a run as diagnostics: one per edit and screen, located at the definition of the first view that
/// differs, or else of the screen.
public struct RunDiagnostics: Sendable {
  private let changes: RunChanges
  private let places: [String: RunScreen]

  private static let maxLines = 8

  /// Creates the diagnostics of a run.
  public init(_ changes: RunChanges) {
    self.changes = changes
    places = Dictionary(
      (changes.report.screens ?? []).map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The diagnostics in the order of the run.
  public var all: [Diagnostic] {
    let report = changes.report
    var all: [Diagnostic] = []
    for edit in changes.edits {
      let lines = edit.group.diff.lines.filter { $0.kind == .added || $0.kind == .removed }
      var shown = lines.prefix(Self.maxLines).map { "\($0.mark) \($0.content.drop { $0 == " " })" }
      if lines.count > Self.maxLines { shown.append("… \(lines.count - Self.maxLines) more lines") }
      let cells = Dictionary(grouping: edit.group.cells, by: \.screen)
      for screen in edit.screens {
        guard let own = cells[screen], let first = own.first else { continue }
        let renamed = edit.oldPath.map { "its snapshot has the old name: \($0)" }
        let isOfFile = first.status != .differs
        all.append(diagnostic(first, own.count, isOfFile ? [] : shown, message: renamed))
      }
    }
    let shown = Set(changes.edits.flatMap { $0.group.cells.map(\.id) })
    var others: [[String]: [CellResult]] = [:]
    var order: [[String]] = []
    for cell in report.cells where !cell.status.isGood && !shown.contains(cell.id) {
      let key = [cell.screen, cell.status.rawValue, cell.message ?? ""]
      if others[key] == nil { order.append(key) }
      others[key, default: []].append(cell)
    }
    for cells in order.compactMap({ others[$0] }) { all.append(diagnostic(cells[0], cells.count, [])) }
    for broken in report.broken {
      let (path, line) = Self.location(broken.place)
      let message = "'\(broken.screen)' has errors; run 'petri validate' to see them"
      all.append(Diagnostic(code: Self.brokenCode, message, path: path, line: line))
    }
    let renamed = Set(changes.edits.compactMap(\.oldPath))
    for path in report.obsolete where !renamed.contains(path) {
      let message = "nothing uses it; to delete it, run 'petri snapshot prune --delete'"
      all.append(Diagnostic(code: Self.obsoleteCode, message, path: path))
    }
    return all
  }

  private func diagnostic(
    _ cell: CellResult,
    _ count: Int,
    _ lines: [String],
    message other: String? = nil
  ) -> Diagnostic {
    let place = places[cell.screen]
    // A problem of the snapshot file must be fixed in that file.
    let isOfFile = ![.differs, .missing, .failed].contains(cell.status) || place == nil
    let looks = count == 1 ? "in 1 look" : "in \(count) looks"
    let message = other ?? cell.message ?? RunDiagnostics.words(for: cell.status)
    let text = (["'\(cell.screen)' \(looks): \(message)"] + lines).joined(separator: "\n")
    let (path, line) = isOfFile ? (cell.path, cell.line) : cell.place.map(Self.location) ?? (place?.file, place?.line)
    return Diagnostic(code: Self.code(of: cell.status), text, path: path, line: line)
  }

  /// Splits a location of the form `file:line`.
  private static func location(_ text: String) -> (path: String?, line: Int?) {
    let parts = text.split(separator: ":")
    let line = parts.last.flatMap { Int($0) }
    return (line == nil ? text : parts.dropLast().joined(separator: ":"), line)
  }

  private static func words(for status: SnapshotStatus) -> String {
    switch status {
    case .missing: "the snapshot is missing"
    case .differs: "it differs from its snapshot"
    default: status.rawValue
    }
  }
}
