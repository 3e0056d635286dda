public import PetriCatalog

/// A wish to see a screen, or a part of it, or what of it has changed.
public struct ScreenQuestion: Hashable, Sendable {
  /// The kind of text, one of `ReferencedText.renderings`.
  public var rendering: Rendering
  /// The reference of the part that is wanted; `nil` for all of the screen.
  public var part: String?
  /// How many of the parts right in it are passed over, or of the lines of a text that isn't a tree.
  public var skip: Int
  /// The most lines, from 1; `nil` for all.
  public var maxLines: Int?
  /// The hash of an earlier answer: only what has changed since is wanted.
  public var since: String?

  /// A question.
  public init(
    as rendering: Rendering = .tree,
    part: String? = nil,
    skip: Int = 0,
    maxLines: Int? = nil,
    since: String? = nil
  ) {
    self.rendering = rendering
    self.part = part
    self.skip = skip
    self.maxLines = maxLines
    self.since = since
  }
}
