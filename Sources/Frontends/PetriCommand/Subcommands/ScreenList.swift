import PetriText

/// Formats the list of screens: groups with names and titles in columns.
struct ScreenList {
  private let name: String
  private let screens: [ScreenSummary]

  init(_ name: String, _ screens: [ScreenSummary]) {
    self.name = name
    self.screens = screens
  }

  func text(color: Bool) -> String {
    let count = screens.count == 1 ? "1 screen" : "\(screens.count) screens"
    var text = "\(name.cleaned.styled(.bold, color: color))  \(count)\n"
    // Iterates over indices, because copying a summary is slow.
    let nameWidth = screens.indices.lazy.map { screens[$0].name.columns }.max() ?? 0
    let titles = screens.indices.map { screens[$0].title.cleaned }
    let titleWidth = min(32, titles.map(\.columns).max() ?? 0)
    for (group, members) in groups {
      text += "\n" + (group.isEmpty ? "" : group.cleaned.styled(.bold, color: color) + "\n")
      for index in members {
        let (name, required) = (screens[index].name, screens[index].required)
        let title = titles[index].truncated(toColumns: titleWidth)
        text += "  "
        if required.isEmpty {
          text += title.isEmpty ? name : name.padded(toColumns: nameWidth) + "  " + title
        } else {
          text += name.padded(toColumns: nameWidth) + "  " + title.padded(toColumns: titleWidth) + "  "
          let required = required.map { "\($0.name): \($0.brief)" }.joined(separator: ", ")
          text += required.cleaned.styled(.dim, color: color)
        }
        text += "\n"
      }
    }
    return text
  }

  /// Indices of the screens by group, sorted by path; screens without a group come first.
  private var groups: [(String, [Int])] {
    let byGroup = Dictionary(grouping: screens.indices) { screens[$0].group.joined(separator: "/") }
    return byGroup.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
