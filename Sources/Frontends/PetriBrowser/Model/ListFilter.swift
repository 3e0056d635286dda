/// Which entries are listed at all.
struct ListFilter: Hashable, Sendable {
  /// Those of a group or of the groups below it; empty for all.
  var group: [String] = []
  /// Those with a tag.
  var tag: String?
  /// Those with errors.
  var problemsOnly = false
  /// Those of some names.
  var named: NamedScreens?

  /// Whether nothing is left out.
  var isEmpty: Bool { self == ListFilter() }

  func allows(_ entry: BrowserEntry) -> Bool {
    entry.group.starts(with: group) && (tag.map { entry.tags.contains($0) } ?? true)
      && (!problemsOnly || entry.isBroken) && (named?.names.contains(entry.name) ?? true)
  }

  /// The filter in words.
  var words: String {
    var words = group.isEmpty ? [] : [group.joined(separator: "/")]
    if let named { words.append(named.word) }
    if let tag { words.append("#\(tag)") }
    if problemsOnly { words.append("with errors") }
    return words.joined(separator: ", ")
  }
}
