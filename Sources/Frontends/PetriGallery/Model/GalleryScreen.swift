package import PetriCatalog
import PetriChecks

/// A screen with everything that its page shows.
package struct GalleryScreen: Codable, Hashable, Sendable {
  /// A layer of the onion.
  package struct Layer: Codable, Hashable, Sendable {
    /// The name of the controller.
    package let name: String
    /// The index of the enclosing layer; `nil` for the outermost.
    package let outer: Int?
    /// The picture of the layer alone.
    package let picture: GalleryPicture
  }

  /// A text that is shown.
  package struct Text: Codable, Hashable, Sendable {
    package let text: String
    /// The index of the first look that shows it.
    package let look: Int
  }

  /// A key of the context.
  package struct Key: Codable, Hashable, Sendable {
    package let name: String
    /// The type as it is written.
    package let type: String
    package let isRequired: Bool
    /// The default value.
    package let fallback: String?
    package let example: String?
    package let summary: String?
  }

  package let name: String
  /// The title in the base locale.
  package var title: String
  package let summary: String?
  /// The group and its subgroups.
  package let group: [String]
  package let tags: [String]
  /// Whether the screen is a part of others, shown alone.
  package let isPart: Bool
  /// The source location of its definition.
  package let place: Place
  /// The looks, starting with the examples in the base environment.
  package var looks: [GalleryLook] = []
  /// The part alone in its own size; `nil` for a screen.
  package var thumbnail: GalleryPicture?
  /// The layers of the first look.
  package var layers: [Layer] = []
  /// The callbacks from launch to removal, as text.
  package var lifecycle = ""
  package let context: [Key]
  /// The links that lead to it.
  package let links: [String]
  package var walks: [GalleryWalk] = []
  /// The states near it, starting with its own.
  package var states: [GalleryState] = []
  /// The definition as it is written.
  package var definition = ""
  /// The distinct texts that its looks show, in order of appearance.
  package var texts: [Text] = []
}

extension GalleryScreen {
  /// The pictures of its page.
  package var pictures: [GalleryPicture] {
    looks.compactMap(\.picture) + layers.map(\.picture) + walks.flatMap { $0.steps.map(\.picture) }
      + states.map(\.picture) + [thumbnail].compactMap(\.self)
  }

  /// The names of the frontmost screens in its pictures.
  package var shownScreens: Set<String> {
    Set([name] + walks.flatMap { $0.steps.map(\.screen) } + states.map(\.state.screen))
  }
}
