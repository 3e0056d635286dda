public import PetriLinks

/// Screens and the containers they are wrapped in.
public struct Catalog: Sendable {
  /// The name of a catalogue's file.
  public static let fileName = "Catalog.yaml"

  /// The parts, which are much to copy: a catalogue is handed from function to function.
  private final class Parts: Sendable {
    let settings: CatalogSettings
    let containers: [ContainerDefinition]
    let screens: [ScreenDefinition]
    let variants: [String: String]
    let links: LinkTable<LinkTarget>
    /// The screens as they are defined.
    let definitions: [ScreenDefinition]
    let screenIndices: [String: Int]
    let containerIndices: [String: Int]
    let scenes: SceneTable
    /// The screens by the scenes that they show; of several of one scene the first.
    let sceneScreens: [SceneID: String]

    init(
      _ settings: CatalogSettings,
      _ containers: [ContainerDefinition],
      _ screens: [ScreenDefinition],
      _ variants: [String: String]
    ) {
      self.settings = settings
      self.containers = containers
      self.variants = variants
      definitions = screens
      self.screens = variants.isEmpty ? screens : screens.map { $0.applying(variants) }
      scenes = settings.interfaces.isEmpty ? .empty : SceneTable(settings.interfaces)
      sceneScreens = screens.reduce(into: [:]) { found, screen in
        guard case .scene(let content) = screen.content, found[content.scene] == nil else { return }
        found[content.scene] = screen.name
      }
      links = LinkTable(screens.flatMap { screen in screen.links.map { (screen.name, $0) } }, settings.redirects)
      screenIndices = screens.indicesByName(\.name)
      containerIndices = containers.indicesByName(\.name)
    }
  }

  private let parts: Parts

  /// The catalogue's own settings.
  public var settings: CatalogSettings { parts.settings }
  /// The containers, in the order of their files and their places in them.
  public var containers: [ContainerDefinition] { parts.containers }
  /// The screens as they are in the chosen variants, in the order of their files and their places in them.
  public var screens: [ScreenDefinition] { parts.screens }
  /// The variant that was chosen of each experiment: the first where nothing else was.
  public var variants: [String: String] { parts.variants }
  /// The scenes of its storyboards.
  public var scenes: SceneTable { parts.scenes }
  /// The links, each with the screen that it leads to.
  public var links: LinkTable<LinkTarget> { parts.links }

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
    parts = Parts(settings, containers, screens, variants)
  }

  /// The screens' names, in the screens' order.
  public var screenNames: [String] { screens.map(\.name) }

  /// The screen of a name, as it is in the chosen variants; `nil` where there is none.
  public func screen(named name: String) -> ScreenDefinition? { parts.screenIndices[name].map { parts.screens[$0] } }

  /// The screen of a name, as it is where no variant is chosen.
  func usualScreen(named name: String) -> ScreenDefinition? {
    parts.screenIndices[name].map { parts.definitions[$0].applying(settings.usualVariants) }
  }

  /// The name of the screen that shows a scene; `nil` where there is none.
  public func screen(of scene: SceneID) -> String? { parts.sceneScreens[scene] }

  /// The screen that an object of a storyboard is, or that it refers to in another one; `nil` for other objects.
  package func screen(ofObject id: String, in storyboard: String) -> String? {
    scenes.destination(SceneID(storyboard: storyboard, object: id)).flatMap(screen)
  }

  /// The container of a name; `nil` where there is none. UIKit's own have no definition.
  public func container(named name: String) -> ContainerDefinition? {
    parts.containerIndices[name].map { parts.containers[$0] }
  }

  /// The catalogue as it is in some variants, each by its experiment's name; of the other experiments it is the first.
  ///
  /// - Throws: `ExperimentProblem` for the first unknown name.
  public func applying(_ chosen: [String: String]) throws(ExperimentProblem) -> Catalog {
    let variants = try settings.variants(choosing: chosen)
    if variants == self.variants { return self }
    return Catalog(settings: settings, containers: containers, screens: parts.definitions, variants: variants)
  }
}

extension Catalog {
  /// The names of all screens inside a screen, at any depth.
  public func screensInside(_ screen: ScreenDefinition) -> Set<String> {
    var names: Set<String> = []
    var pending = namesInside(screen)
    while let child = pending.popLast() {
      if names.insert(child).inserted, let definition = self.screen(named: child) {
        pending += namesInside(definition)
      }
    }
    return names
  }

  private func namesInside(_ screen: ScreenDefinition) -> [String] {
    guard case .scene(let content) = screen.content else { return screen.content.children.map(\.screen) }
    return ways(of: content.scene).filter(\.holds).map(\.screen)
  }

  /// The screens that a scene leads to, each with whether it is inside the scene's own.
  func ways(of scene: SceneID) -> [(screen: String, holds: Bool)] {
    (scenes[scene]?.ways ?? []).compactMap { way in screen(of: way.destination).map { ($0, way.holds) } }
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

extension Catalog: Equatable {
  /// Whether both have equal settings, containers and screens, in one order and in the same variants.
  public static func == (left: Catalog, right: Catalog) -> Bool {
    left.settings == right.settings && left.variants == right.variants && left.containers == right.containers
      && left.parts.definitions == right.parts.definitions
  }
}

extension Catalog: Codable {
  private enum Key: String, CodingKey { case format, settings, containers, screens }

  /// Reads a catalogue of this version of the format.
  ///
  /// - Throws: `UnreadableCatalog` for another version, else `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let format = try container.decode(Int.self, forKey: .format)
    guard format == CatalogSettings.currentFormat else { throw UnreadableCatalog.format(format) }
    self.init(
      settings: try container.decode(CatalogSettings.self, forKey: .settings),
      containers: try container.decode([ContainerDefinition].self, forKey: .containers),
      screens: try container.decode([ScreenDefinition].self, forKey: .screens)
    )
  }

  /// Writes a catalogue and the version of the format; which variants are chosen isn't written.
  ///
  /// - Throws: the error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(CatalogSettings.currentFormat, forKey: .format)
    try container.encode(settings, forKey: .settings)
    try container.encode(containers, forKey: .containers)
    try container.encode(parts.definitions, forKey: .screens)
  }
}

extension Array {
  /// The place of each name's first element.
  package func indicesByName(_ name: (Element) -> String) -> [String: Int] {
    Dictionary(zip(map(name), indices), uniquingKeysWith: { first, _ in first })
  }
}
