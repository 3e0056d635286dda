/// Screens that are listed by their names: bookmarks, those that were looked at.
struct NamedScreens: Hashable, Sendable {
  /// What they are called.
  let word: String
  let names: Set<String>
}
