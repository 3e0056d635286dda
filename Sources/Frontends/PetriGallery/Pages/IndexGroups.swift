/// The groups of the index page.
struct IndexGroups {
  /// A group with its own screens, excluding those of its subgroups.
  struct Group {
    /// The names of the group and its ancestors, the outermost first.
    let path: [String]
    let isOfParts: Bool
    var screens: [GalleryScreen] = []

    /// The heading.
    var title: String {
      let path = path.joined(separator: IndexGroups.separator)
      return isOfParts ? path.isEmpty ? "Parts" : "Parts: \(path)" : path.isEmpty ? "Screens" : path
    }
  }

  /// The separator between the names of a group and its subgroup.
  static let separator = " › "

  /// The groups in the order of their first screens, each before its subgroups; groups of parts come last.
  let all: [Group]

  init(_ screens: [GalleryScreen]) {
    all = [false, true].flatMap { isPart in
      IndexGroups.groups(of: screens.filter { $0.isPart == isPart }, depth: 0, isPart, path: [])
    }
  }

  /// Deeper groups are merged into their ancestor at this depth.
  private static let maxDepth = 8

  private static func groups(
    of screens: [GalleryScreen],
    depth: Int,
    _ isPart: Bool,
    path: [String]
  ) -> [Group] {
    // The group's own screens have the key `nil`.
    var names: [String?] = []
    var inner: [String?: [GalleryScreen]] = [:]
    for screen in screens {
      let name = screen.group.count > depth && depth < maxDepth ? screen.group[depth] : nil
      if inner[name] == nil { names.append(name) }
      inner[name, default: []].append(screen)
    }
    if depth > 0, let own = names.firstIndex(of: nil) { names.insert(names.remove(at: own), at: 0) }
    return names.flatMap { name in
      let own = inner[name] ?? []
      guard let name else { return [Group(path: path, isOfParts: isPart, screens: own)] }
      return groups(of: own, depth: depth + 1, isPart, path: path + [name])
    }
  }

  /// Splits the groups into pages of at most `count` screens; a group may continue on the next page.
  func pages(of count: Int) -> [[Group]] {
    var pages: [[Group]] = [[]]
    var room = count
    for group in all {
      var rest = group.screens[...]
      while !rest.isEmpty {
        if room == 0 {
          pages.append([])
          room = count
        }
        let part = rest.prefix(room)
        pages[pages.count - 1].append(Group(path: group.path, isOfParts: group.isOfParts, screens: Array(part)))
        rest = rest.dropFirst(part.count)
        room -= part.count
      }
    }
    return pages
  }
}
