import PetriCatalog

/// What others need to know of a screen that is right in itself, and what it needs of them: enough for checking a catalogue, so that the
/// screen itself is built only for who wants to see it.
final class ScreenOutline: Sendable {
  let name: String
  /// Where the name stands in the file, in bytes.
  let nameOffsets: Range<Int>
  /// The context's keys.
  let context: [ContextField]
  /// Where each of them stands in the file, in bytes.
  let keyOffsets: [Range<Int>]
  /// What it refers to.
  let references: References
  let look: Look
  /// What lists show of it, if that is wanted.
  let head: Head?

  /// What it is made of.
  struct Look: Sendable {
    /// The screens that it holds, which are among those that are named.
    var children: [String] = []
    /// The containers that it is wrapped in by its folder's defaults.
    var inherited: [String] = []
    /// Whether all its layers are those of its folder's defaults.
    var isWrappedByDefaults = false
    /// The container of UIKit's that its outermost controller is.
    var outermost: SystemContainer?
    var hasSupportingViews = false
    /// How many of its views are repeated for the elements of a list.
    var repetitions = 0
    /// The links that taps follow, as far as they are known without a context.
    var followed: [String] = []
  }

  /// What lists show of a screen, as far as the screen itself says it.
  struct Head: Sendable {
    var title: LocalizedText?
    var summary: String?
    var group: [String]?
    var tags: [String]?
  }

  init(
    name: String,
    nameOffsets: Range<Int>,
    context: [ContextField],
    keyOffsets: [Range<Int>],
    references: References,
    look: Look,
    head: Head?
  ) {
    self.name = name
    self.nameOffsets = nameOffsets
    self.context = context
    self.keyOffsets = keyOffsets
    self.references = references
    self.look = look
    self.head = head
  }
}
