/// Something that can be done with a view besides tapping it: pulling it down, swiping over it, tapping a part of it.
public struct OtherTap: Hashable, Sendable {
  /// The format's word for it, for programs.
  public let name: String
  /// Its name in the tree: `refresh`, `trailing swipe`.
  let title: String
  /// The words behind its name: its title and its look.
  let words: String?
  /// Its effect, with its values put in; `nil` where it does nothing.
  public let tap: ResolvedTap?

  init(_ name: String, _ title: String? = nil, words: String? = nil, tap: ResolvedTap?) {
    self.name = name
    self.title = title ?? name
    self.words = words
    self.tap = tap
  }
}
