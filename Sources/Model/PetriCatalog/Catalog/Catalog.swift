public import PetriLinks

/// The screens of an app, and the containers that wrap them.
public struct Catalog: Sendable {
  /// The file name of a catalogue's settings.
  public static let fileName = "Catalog.yaml"

  /// A class, because catalogues are passed around often and are expensive to copy.
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

  /// The settings in `Catalog.yaml`.
  public var settings: CatalogSettings { parts.settings }
  /// The containers in file order.
  public var containers: [ContainerDefinition] { parts.containers }
  /// The screens in file order, with the chosen variants applied.
  public var screens: [ScreenDefinition] { parts.screens }
  /// The chosen variant of each experiment; by default the first.
  public var variants: [String: String] { parts.variants }
  /// The scenes of the storyboards.
  public var scenes: SceneTable { parts.scenes }
  /// The link patterns and the screens that they lead to.
  public var links: LinkTable<LinkTarget> { parts.links }

  /// Creates a catalogue with the default variants. If several definitions have the same name, the first is used.
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

  /// The names of the screens in file order.
  public var screenNames: [String] { screens.map(\.name) }

  /// Returns the screen with the given name, with the chosen variants applied.
  public func screen(named name: String) -> ScreenDefinition? { parts.screenIndices[name].map { parts.screens[$0] } }

  func defaultScreen(named name: String) -> ScreenDefinition? {
    parts.screenIndices[name].map { parts.definitions[$0].applying(settings.usualVariants) }
  }

  /// Returns the name of the screen that shows a scene.
  public func screen(of scene: SceneID) -> String? { parts.sceneScreens[scene] }

  /// The screen that shows a storyboard object, or the scene that a storyboard reference refers to; `nil` if there is
  /// none.
  package func screen(ofObject id: String, in storyboard: String) -> String? {
    scenes.destination(SceneID(storyboard: storyboard, object: id)).flatMap(screen)
  }

  /// Returns the container with the given name. UIKit's containers have no definition.
  public func container(named name: String) -> ContainerDefinition? {
    parts.containerIndices[name].map { parts.containers[$0] }
  }

  /// Returns the catalogue with the given variants by experiment; other experiments get their defaults.
  public func applying(_ chosen: [String: String]) throws(ExperimentProblem) -> Catalog {
    let variants = try settings.variants(choosing: chosen)
    if variants == self.variants { return self }
    return Catalog(settings: settings, containers: containers, screens: parts.definitions, variants: variants)
  }
}

extension Catalog {
  /// The names of all screens nested in a screen, at any depth.
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

  /// The screens that a scene's segues lead to, and whether the scene contains them.
  func segues(of scene: SceneID) -> [(screen: String, holds: Bool)] {
    (scenes[scene]?.segues ?? []).compactMap { segue in screen(of: segue.destination).map { ($0, segue.holds) } }
  }

  /// The modal presentation of a screen: the screen's own, the outermost container's, or the default.
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

  /// Decodes a catalogue; throws `UnreadableCatalog` if the version of the format isn't supported.
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

  /// Encodes the version of the format and the catalogue, without the chosen variants.
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

/// The source location of a definition in the catalogue's files.
public struct Place: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The path relative to the catalogue's folder.
  public var file: String
  /// The line, starting at 1.
  public var line: Int
  /// The column in Unicode code points, starting at 1.
  public var column: Int

  /// Creates a location.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// `file:line:column`
  public var description: String { "\(file):\(line):\(column)" }
}
