public import PetriLinks

/// An app's screens, and the containers that wrap them.
public struct Catalog: Sendable {
  /// The file name of a catalogue.
  public static let fileName = "Catalog.yaml"

  /// Stored in a class because a catalogue is passed around often and its parts are expensive to copy.
  private final class Parts: Sendable {
    let settings: CatalogSettings
    let containers: [ContainerDefinition]
    let screens: [ScreenDefinition]
    let variants: [String: String]
    let links: LinkTable<LinkTarget>
    let definitions: [ScreenDefinition]
    let screenIndices: [String: Int]
    let containerIndices: [String: Int]
    let scenes: SceneTable
    /// The first screen that shows each scene.
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

  /// The settings.
  public var settings: CatalogSettings { parts.settings }
  /// The containers in file order.
  public var containers: [ContainerDefinition] { parts.containers }
  /// The screens in file order, with variants applied.
  public var screens: [ScreenDefinition] { parts.screens }
  /// The chosen variant of each experiment; the first by default.
  public var variants: [String: String] { parts.variants }
  /// The scenes of the storyboards.
  public var scenes: SceneTable { parts.scenes }
  /// The links and the screens that they lead to.
  public var links: LinkTable<LinkTarget> { parts.links }

  /// Makes a catalogue with default variants; of definitions with the same name, the first counts.
  public init(
    settings: CatalogSettings,
    containers: [ContainerDefinition] = [],
    screens: [ScreenDefinition] = []
  ) {
    self.init(settings: settings, containers: containers, screens: screens, variants: settings.usualVariants)
  }

  package init(
    settings: CatalogSettings,
    containers: [ContainerDefinition],
    screens: [ScreenDefinition],
    variants: [String: String]
  ) {
    parts = Parts(settings, containers, screens, variants)
  }

  /// The names of the screens in order.
  public var screenNames: [String] { screens.map(\.name) }

  /// The screen with a name, with variants applied.
  public func screen(named name: String) -> ScreenDefinition? { parts.screenIndices[name].map { parts.screens[$0] } }

  func defaultScreen(named name: String) -> ScreenDefinition? {
    parts.screenIndices[name].map { parts.definitions[$0].applying(settings.usualVariants) }
  }

  /// The screen that shows a scene.
  public func screen(of scene: SceneID) -> String? { parts.sceneScreens[scene] }

  /// The screen of a storyboard object or of the scene that it refers to; `nil` for other objects.
  package func screen(ofObject id: String, in storyboard: String) -> String? {
    scenes.destination(SceneID(storyboard: storyboard, object: id)).flatMap(screen)
  }

  /// The container with a name; UIKit's containers have no definition.
  public func container(named name: String) -> ContainerDefinition? {
    parts.containerIndices[name].map { parts.containers[$0] }
  }

  /// The catalogue with chosen variants by experiment; other experiments have their defaults.
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
    return segues(of: content.scene).filter(\.holds).map(\.screen)
  }

  /// The screens that a scene leads to, and whether they are inside it.
  func segues(of scene: SceneID) -> [(screen: String, holds: Bool)] {
    (scenes[scene]?.segues ?? []).compactMap { segue in screen(of: segue.destination).map { ($0, segue.holds) } }
  }

  /// The modal presentation of a screen: its own, its outermost container's, or the default.
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
  /// Compares settings, variants, containers and screens.
  public static func == (left: Catalog, right: Catalog) -> Bool {
    left.settings == right.settings && left.variants == right.variants && left.containers == right.containers
      && left.parts.definitions == right.parts.definitions
  }
}

extension Catalog: Codable {
  private enum Key: String, CodingKey { case format, settings, containers, screens }

  /// Decodes a catalogue; throws `UnreadableCatalog` for another version of the format.
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

  /// Encodes the version of the format and the catalogue without its chosen variants.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(CatalogSettings.currentFormat, forKey: .format)
    try container.encode(settings, forKey: .settings)
    try container.encode(containers, forKey: .containers)
    try container.encode(parts.definitions, forKey: .screens)
  }
}

extension Array {
  package func indicesByName(_ name: (Element) -> String) -> [String: Int] {
    Dictionary(zip(map(name), indices), uniquingKeysWith: { first, _ in first })
  }
}

/// The location of a definition in the catalogue's files.
public struct Place: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The path relative to the catalogue's folder.
  public var file: String
  /// The 1-based line.
  public var line: Int
  /// The 1-based column in code points.
  public var column: Int

  /// Makes a location.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// `file:line:column`
  public var description: String { "\(file):\(line):\(column)" }
}
