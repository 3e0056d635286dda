import PetriSnapshots

/// An edit and the views that it changes.
struct ChangedEdit {
  let change: ScreenChange
  let views: ChangedViews

  init(_ change: ScreenChange) {
    self.change = change
    views = ChangedViews(change.before, change.after)
  }

  /// CSS classes for a single image and for an image of a tablet.
  var width: String {
    let picture = change.after ?? change.before
    let isOne = change.before == nil || change.after == nil || change.looksTheSame
    return (isOne ? " one" : "") + ((picture?.width ?? 0) > 500 ? " tablet" : "")
  }

  /// The first difference, as HTML.
  var title: String {
    if change.oldPath != nil { return "has another name" }
    if change.isNew { return "is new" }
    // Views are visible to users; changed controllers come second.
    if let first = views.marks.first { return first.title }
    if let first = change.group.changes.first { return Markup.text("\(first)") }
    let line = change.group.diff.lines.first { $0.kind == .added || $0.kind == .removed }
    return line.map { Markup.text("\($0.mark) \($0.content.drop { $0 == " " })") } ?? "differs"
  }

  /// The changed renderings and the first of them, to distinguish edits of a screen with the same title.
  var lookWords: String {
    guard !change.isNew, let first = change.group.cells.first else { return change.lookWords }
    return "\(change.lookWords): \(first.look)\(change.group.cells.count > 1 ? " …" : "")"
  }

  /// The label of the kind of edit, and its CSS class.
  var badge: (label: String, word: String) {
    if change.oldPath != nil { return ("Renamed", "moved") }
    switch change.group.cells.first?.status {
    case .differs: return ("Changed", "changed")
    case .missing: return ("New", "added")
    case .conflict: return ("Conflict", "removed")
    default: return ("Can’t be compared", "removed")
    }
  }
}
