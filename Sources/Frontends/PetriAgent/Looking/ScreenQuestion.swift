import PetriCatalog

/// A request for a screen, a part of it, or its changes.
package struct ScreenQuestion: Hashable, Sendable {
  /// One of `ReferencedText.renderings`.
  package var rendering: Rendering
  /// The reference of a part; `nil` for the whole screen.
  package var part: String?
  /// The number of nodes or lines to skip.
  package var skip: Int
  /// The maximum number of lines; `nil` for all.
  package var maxLines: Int?
  /// The hash of an earlier answer, to get the changes since.
  package var since: String?

  package init(
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
