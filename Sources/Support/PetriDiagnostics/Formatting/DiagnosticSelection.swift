/// The diagnostics to show, grouped by file and limited per file and per run.
struct DiagnosticSelection {
  var groups: [Group] = []
  /// The number omitted because of the limit per run.
  var omitted = 0

  /// The diagnostics of one file.
  struct Group {
    var path: String?
    var shown: [Block]
    /// The number omitted because of the limit per file.
    var omitted = 0
  }

  /// A diagnostic to show in full, and others with the same message in the same file.
  struct Block {
    var diagnostic: Diagnostic
    var repeats: [Diagnostic] = []
  }

  init(_ diagnostics: [Diagnostic], perFile: Int, perRun: Int) {
    var total = 0
    for diagnostic in diagnostics.sortedByPlace() {
      if groups.isEmpty || groups[groups.count - 1].path != diagnostic.path {
        if total >= perRun {
          omitted += 1
          continue
        }
        groups.append(Group(path: diagnostic.path, shown: []))
      }
      let last = groups.count - 1
      if let same = groups[last].shown.firstIndex(where: { $0.diagnostic.isSameMistake(as: diagnostic) }) {
        groups[last].shown[same].repeats.append(diagnostic)
      } else if groups[last].shown.count >= perFile {
        groups[last].omitted += 1
      } else if total >= perRun {
        omitted += 1
      } else {
        groups[last].shown.append(Block(diagnostic: diagnostic))
        total += 1
      }
    }
  }
}

extension Diagnostic {
  /// Whether both have the same message at different locations; their fixes may differ.
  fileprivate func isSameMistake(as other: Diagnostic) -> Bool {
    range != nil && other.range != nil && notes.isEmpty && other.notes.isEmpty && severity == other.severity
      && code == other.code && message == other.message
  }
}
