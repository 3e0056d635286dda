/// The diagnostics that are shown of many: in file order, so many of each file, so many of all.
struct DiagnosticSelection {
  var groups: [Group] = []
  /// The diagnostics left out because of the run's cap.
  var omitted = 0

  /// The diagnostics of one file.
  struct Group {
    var path: String?
    var shown: [Block]
    /// Left out because of the file's cap.
    var omitted = 0
  }

  /// A diagnostic that is shown in full, and those with the same text about other lines of the file.
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
  /// Whether another one has the same message about another place; what to write there may be another.
  fileprivate func isSameMistake(as other: Diagnostic) -> Bool {
    range != nil && other.range != nil && notes.isEmpty && other.notes.isEmpty && severity == other.severity
      && code == other.code && message == other.message
  }
}
