public import PetriLinks

/// Screens and the containers they are wrapped in.
public struct Catalog: ScreenLibrary {
  /// The catalogue's own settings.
  public let settings: CatalogSettings
  /// The containers, in the order of their files and their places in them.
  public let containers: [ContainerDefinition]
  /// The screens as they are in the chosen variants, in the order of their files and their places in them.
  public let screens: [ScreenDefinition]
  /// The variant that was chosen of each experiment: the first where nothing else was.
  public let variants: [String: String]
  /// The links, each with the screen that it leads to.
  public let links: LinkTable<LinkTarget>

  /// The screens as they are defined.
  private let definitions: [ScreenDefinition]
  private let screenIndices: [String: Int]
  private let containerIndices: [String: Int]

  /// Makes a catalogue in the first variant of each experiment; of two definitions with one name the first counts.
  public init(
    settings: CatalogSettings,
    containers: [ContainerDefinition] = [],
    screens: [ScreenDefinition] = []
  ) {
    self.init(settings: settings, containers: containers, screens: screens, variants: settings.usualVariants)
  }

  /// Makes a catalogue in variants that its settings have, one of each experiment.
  package init(
    settings: CatalogSettings,
    containers: [ContainerDefinition],
    screens: [ScreenDefinition],
    variants: [String: String]
  ) {
    self.settings = settings
    self.containers = containers
    self.variants = variants
    definitions = screens
    self.screens = variants.isEmpty ? screens : screens.map { $0.applying(variants) }
    links = LinkTable(screens.flatMap { screen in screen.links.map { (screen.name, $0) } }, settings.redirects)
    screenIndices = screens.indicesByName(\.name)
    containerIndices = containers.indicesByName(\.name)
  }

  /// The screens' names, in the screens' order.
  public var screenNames: [String] { screens.map(\.name) }

  /// The screen of a name, as it is in the chosen variants; `nil` where there is none.
  public func screen(named name: String) -> ScreenDefinition? { screenIndices[name].map { screens[$0] } }

  /// The container of a name; `nil` where there is none. UIKit's own have no definition.
  public func container(named name: String) -> ContainerDefinition? { containerIndices[name].map { containers[$0] } }

  /// The catalogue as it is in some variants, each by its experiment's name; of the other experiments it is the first.
  ///
  /// - Throws: `ExperimentProblem` for the first unknown name.
  public func applying(_ chosen: [String: String]) throws(ExperimentProblem) -> Catalog {
    let variants = try settings.variants(choosing: chosen)
    if variants == self.variants { return self }
    return Catalog(settings: settings, containers: containers, screens: definitions, variants: variants)
  }
}

extension Catalog: Equatable {
  /// Whether both have equal settings, containers and screens, in one order and in the same variants.
  public static func == (left: Catalog, right: Catalog) -> Bool {
    left.settings == right.settings && left.variants == right.variants && left.containers == right.containers
      && left.definitions == right.definitions
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

  /// Writes a catalogue; which variants are chosen isn't written.
  ///
  /// - Throws: the error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(settings, forKey: .settings)
    try container.encode(containers, forKey: .containers)
    try container.encode(definitions, forKey: .screens)
  }
}

extension Array {
  /// The place of each name's first element.
  package func indicesByName(_ name: (Element) -> String) -> [String: Int] {
    Dictionary(zip(map(name), indices), uniquingKeysWith: { first, _ in first })
  }
}
