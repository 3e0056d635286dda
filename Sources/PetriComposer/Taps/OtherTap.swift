/// What can be done with a view besides tapping it: pulling it down, swiping over it, tapping a part of it.
public struct OtherTap: Hashable, Sendable {
  /// The format's word for it, for programs.
  public let name: String
  /// What the tree calls it: `refresh`, `trailing swipe`.
  let title: String
  /// What it is besides: its title and its look.
  let words: String?
  /// What it does, with its values put in; `nil` where it does nothing.
  public let tap: ResolvedTap?

  init(_ name: String, _ title: String? = nil, words: String? = nil, tap: ResolvedTap?) {
    self.name = name
    self.title = title ?? name
    self.words = words
    self.tap = tap
  }
}
