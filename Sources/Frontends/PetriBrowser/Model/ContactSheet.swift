/// Screens as thumbnails in place of the list, or one screen in all the ways in which it can be shown.
struct ContactSheet: Hashable, Sendable {
  /// The screens that have thumbnails.
  enum Scope: Hashable, Sendable {
    /// The listed screens of a group and of the groups below it; all of them for none, and while something is searched.
    case listed([String])
    /// The chosen screen: its fixtures, and other appearances, locales, devices and sizes of texts.
    case variations
  }

  var scope: Scope
  /// The chosen variation.
  var variation = 0
  /// The row of thumbnails at the top.
  var top = 0
  /// By how many rows of thumbnails more than it takes they are smaller.
  var zoom = 0
  /// The sheet that Esc goes back to; the list if there is none.
  var before: [ContactSheet] = []
  /// The rows of the list that are screens of the scope.
  private(set) var rows: [Int] = []
  /// For which of the list's rows that is so.
  private var version = -1

  init(_ scope: Scope) {
    self.scope = scope
  }

  /// Finds the screens of the scope among the list's rows, where those are others than before.
  ///
  /// - Parameter version: a number that the list's rows don't share with those before.
  mutating func find(in list: [ListRow], version: Int, tree: GroupTree, isSearching: Bool) {
    guard version != self.version else { return }
    self.version = version
    guard case .listed(let group) = scope, !group.isEmpty, !isSearching else {
      rows = list.indices.filter { if case .screen = list[$0] { true } else { false } }
      return
    }
    rows = []
    guard
      let start = list.firstIndex(where: { if case .group(let own) = $0 { tree.path(of: own) == group } else { false } }
      )
    else { return }
    for row in list.indices[(start + 1)...] {
      switch list[row] {
      case .screen(_, let depth) where depth >= group.count: rows.append(row)
      case .group(let own) where tree.path(of: own).count > group.count: break
      default: return
      }
    }
  }

  /// Takes another scope, whose screens are still to be found.
  mutating func widen(to group: [String]) {
    (scope, top, version) = (.listed(group), 0, -1)
  }
}
