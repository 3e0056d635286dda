/// A row of the list.
enum ListRow: Hashable {
  /// A group, by its place in the tree.
  case group(Int)
  /// A screen, by its place among the entries, so deep in groups.
  case screen(Int, depth: Int)
}
