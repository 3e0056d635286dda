/// What is shown of many diagnostics: in file order, so many of each file, so many of all.
struct DiagnosticSelection {
  var groups: [Group] = []
  /// The diagnostics left out because of the run's cap.
  var omitted = 0

  /// The diagnostics of one file.
  struct Group {
    var path: String?
    var shown: [Diagnostic]
    /// Left out because of the file's cap.
    var omitted = 0
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
      if groups[last].shown.count >= perFile {
        groups[last].omitted += 1
      } else if total >= perRun {
        omitted += 1
      } else {
        groups[last].shown.append(diagnostic)
        total += 1
      }
    }
  }
}
