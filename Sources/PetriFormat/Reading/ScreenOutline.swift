package import PetriCatalog

/// What others need to know of a screen that is right in itself, and what it needs of them: enough for checking a catalogue, so that the
/// screen itself is built only for who wants to see it.
package final class ScreenOutline: Sendable {
  package let name: String
  /// Where the name stands in the file, in bytes.
  package let nameOffsets: Range<Int>
  /// The context's keys.
  package let context: [ContextField]
  /// Where each of them stands in the file, in bytes.
  package let keyOffsets: [Range<Int>]
  /// What it refers to.
  package let references: References
  package let look: Look
  /// What lists show of it, if that is wanted.
  package let head: Head?

  /// What it is made of.
  package struct Look: Sendable {
    /// The screens that it holds, which are among those that are named.
    package var children: [String] = []
    /// The containers that it is wrapped in by its folder's defaults.
    package var inherited: [String] = []
    /// Whether all its layers are those of its folder's defaults.
    package var isWrappedByDefaults = false
    /// The container of UIKit's that its outermost controller is.
    package var outermost: SystemContainer?
    /// Whether it is a part, which is used as a view.
    package var isPart = false
    /// Whether UIKit only ever presents it.
    package var isOnlyPresented = false
    package var hasSupportingViews = false
    /// The Swift controllers that its content is, as it usually is and in its variants.
    package var contentClasses: [String] = []
    /// The Swift controllers among its layers, likewise.
    package var layerClasses: [String] = []
    /// Whether code that isn't seen here gets its context.
    package var isSwift: Bool { !contentClasses.isEmpty || !layerClasses.isEmpty }
    /// How many views it defines; those that an alias refers to once more count once more.
    package var views = 0
    /// How many values its texts and conditions name, likewise.
    package var values = 0
    /// How deep views that are repeated for the elements of a list are inside one another, where those of the inner list aren't in the
    /// elements of the outer one.
    package var repetitions = 0
    /// The links that taps follow, as far as they are known without a context.
    package var followed: [String] = []
  }

  /// What lists show of a screen, as far as the screen itself has it.
  package struct Head: Sendable {
    package var title: LocalizedText?
    package var summary: String?
    package var group: [String]?
    package var tags: [String]?
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
