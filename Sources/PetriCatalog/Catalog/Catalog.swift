public import PetriLinks

/// Screens and the containers they are wrapped in.
public struct Catalog: Sendable {
  /// The catalogue's own settings.
  public let settings: CatalogSettings
  /// The containers, by name.
  public let containers: [ContainerDefinition]
  /// The screens as they are in the chosen variants, by the order of their files and their places in them.
  public let screens: ScreenList
  /// The variant that was chosen of each experiment: the first where nothing else was.
  public let variants: [String: String]
  /// The links, each with the screen that it leads to.
  public let links: LinkTable<LinkTarget>

  /// The screens as they are defined.
  let definitions: ScreenList

  private let screenIndices: [String: Int]
  private let containerIndices: [String: Int]

  /// Makes a catalogue; of two definitions with one name the first stands for it.
  public init(
    settings: CatalogSettings,
    containers: [ContainerDefinition] = [],
    screens: [ScreenDefinition] = []
  ) {
    self.init(settings: settings, containers: containers, definitions: ScreenList(screens), chosen: [:])
  }

  /// Makes a catalogue of screens that are decoded when they are asked for; of two with one name the first stands for it.
  public init(settings: CatalogSettings, containers: [ContainerDefinition], screens: ScreenList) {
    self.init(settings: settings, containers: containers, definitions: screens, chosen: [:])
  }

  init(
    settings: CatalogSettings,
    containers: [ContainerDefinition],
    definitions: ScreenList,
    chosen: [String: String]
  ) {
    self.settings = settings
    self.containers = containers
    self.definitions = definitions
    variants = settings.variants(choosing: chosen)
    screens = definitions.applying(variants)
    screenIndices = Dictionary(
      zip(screens.names, screens.indices),
      uniquingKeysWith: { first, _ in first }
    )
    links = LinkTable(screens.links.map { ($0.link.pattern, LinkTarget(screen: $0.screen, link: $0.link)) })
    containerIndices = Dictionary(
      zip(containers.map(\.name), containers.indices),
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The screen of a name.
  public func screen(named name: String) -> ScreenDefinition? {
    screenIndices[name].map { screens[$0] }
  }

  /// The container of a name; UIKit's own have no definition.
  public func container(named name: String) -> ContainerDefinition? {
    containerIndices[name].map { containers[$0] }
  }

  /// The names of all screens inside a screen, at any depth.
  public func screensInside(_ screen: ScreenDefinition) -> Set<String> {
    var names: Set<String> = []
    var pending = screen.content.children
    while let child = pending.popLast() {
      if names.insert(child.screen).inserted, let definition = self.screen(named: child.screen) {
        pending += definition.content.children
      }
    }
    return names
  }

  /// The presentation of a screen shown modally: its own, else its outermost container's, else the system's.
  public func presentation(of screen: ScreenDefinition) -> PresentationDefinition {
    if let presentation = screen.presentation { return presentation }
    if case .container(let name, _)? = screen.wrapping.first?.kind,
      let presentation = container(named: name)?.presentation
    {
      return presentation
    }
    return PresentationDefinition()
  }
}

extension Catalog: Codable {
  private enum Key: String, CodingKey { case settings, containers, screens }

  /// Reads a catalogue, for apps that carry it as JSON.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      settings: try container.decode(CatalogSettings.self, forKey: .settings),
      containers: try container.decode([ContainerDefinition].self, forKey: .containers),
      screens: try container.decode([ScreenDefinition].self, forKey: .screens)
    )
  }

  /// Writes a catalogue.
  ///
  /// - Throws: what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(settings, forKey: .settings)
    try container.encode(containers, forKey: .containers)
    try container.encode(Array(definitions), forKey: .screens)
  }
}
