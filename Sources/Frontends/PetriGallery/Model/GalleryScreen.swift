public import PetriCatalog
import PetriChecks

/// A screen with everything that its page shows.
public struct GalleryScreen: Codable, Hashable, Sendable {
  /// A layer of the onion.
  public struct Layer: Codable, Hashable, Sendable {
    /// The controller's name.
    public let name: String
    /// The layer inside of which it is; `nil` for the outermost.
    public let outer: Int?
    /// The picture of what it draws itself.
    public let picture: GalleryPicture
  }

  /// A text that is shown.
  public struct Text: Codable, Hashable, Sendable {
    /// The text.
    public let text: String
    /// The place of the first of the looks that show it.
    public let look: Int
  }

  /// A key of the context.
  public struct Key: Codable, Hashable, Sendable {
    /// The key.
    public let name: String
    /// The type as it is written.
    public let type: String
    /// Whether somebody has to give it.
    public let isRequired: Bool
    /// The value that it has where nobody gives one.
    public let fallback: String?
    /// The example.
    public let example: String?
    /// Its purpose.
    public let summary: String?
  }

  /// The name.
  public let name: String
  /// The title in the base locale.
  public var title: String
  /// Its purpose.
  public let summary: String?
  /// The group and those in it.
  public let group: [String]
  /// The tags.
  public let tags: [String]
  /// Whether it is a part of screens, shown alone.
  public let isPart: Bool
  /// Where it is defined.
  public let place: Place
  /// Its looks, the examples in the base environment first.
  public var looks: [GalleryLook] = []
  /// The part alone, as large as it is, without the screen that it is shown on; `nil` for a screen.
  public var thumbnail: GalleryPicture?
  /// The layers of the first look.
  public var layers: [Layer] = []
  /// The callbacks from the launch to the end, as text.
  public var lifecycle = ""
  /// The keys of its context.
  public let context: [Key]
  /// The links that lead to it.
  public let links: [String]
  /// Its walks.
  public var walks: [GalleryWalk] = []
  /// The states near it, its own first.
  public var states: [GalleryState] = []
  /// Its definition as it is written.
  public var definition = ""
  /// The texts by which it is found: those that are shown in any of its looks, in their order.
  public var texts: [Text] = []
}

extension GalleryScreen {
  /// The pictures of its page.
  public var pictures: [GalleryPicture] {
    looks.compactMap(\.picture) + layers.map(\.picture) + walks.flatMap { $0.steps.map(\.picture) }
      + states.map(\.picture) + [thumbnail].compactMap(\.self)
  }

  /// The names of the screens that are in front on one of them.
  public var shownScreens: Set<String> {
    Set([name] + walks.flatMap { $0.steps.map(\.screen) } + states.map(\.state.screen))
  }
}
