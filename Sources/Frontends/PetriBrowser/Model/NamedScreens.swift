/// Screens that are listed by their names: bookmarks, those that were looked at.
struct NamedScreens: Hashable, Sendable {
  /// The word for them.
  let word: String
  let names: Set<String>
}
