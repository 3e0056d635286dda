/// A row of the list.
enum ListRow: Hashable {
  /// A group, by its path, with how many screens are in it.
  case group(path: [String], count: Int)
  /// A screen, by its place among the entries, so deep in groups.
  case screen(Int, depth: Int)
}
