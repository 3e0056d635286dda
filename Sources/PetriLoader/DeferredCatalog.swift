public import PetriCatalog
import PetriFormat
public import PetriLinks

/// A catalogue that was loaded, whose screens are built when somebody asks for them.
///
/// Names, links and what lists show are there at once; ``build()`` makes a ``Catalog`` of it.
public struct DeferredCatalog: ScreenLibrary {
  /// The catalogue's own settings.
  public let settings: CatalogSettings
  /// The containers, in the order of their files and their places in them.
  public let containers: [ContainerDefinition]
  /// The variant that was chosen of each experiment: the first where nothing else was.
  public private(set) var variants: [String: String]
  /// The links, each with the screen that it leads to.
  public let links: LinkTable<LinkTarget>

  private let screens: [any DeferredScreen]
  private let workers: Workers
  private let screenIndices: [String: Int]
  private let containerIndices: [String: Int]

  /// - Parameters:
  ///   - screens: in the catalogue's order; of two with one name the first counts.
  ///   - workers: build all screens, if anybody wants all.
  init(
    settings: CatalogSettings,
    containers: [ContainerDefinition] = [],
    screens: [any DeferredScreen] = [],
    workers: Workers
  ) {
    self.settings = settings
    self.containers = containers
    self.screens = screens
    self.workers = workers
    variants = settings.usualVariants
    links = LinkTable(screens.flatMap { screen in screen.links.map { (screen.name, $0) } }, settings.redirects)
    screenIndices = screens.indicesByName(\.name)
    containerIndices = containers.indicesByName(\.name)
  }

  /// The screens' names, in the catalogue's order.
  public var screenNames: [String] { screens.map(\.name) }

  /// The screens with their files and links, as an index has them.
  public var index: [IndexedScreen] { screens.map { IndexedScreen(name: $0.name, file: $0.file, links: $0.links) } }

  /// What lists show of the screens, in the catalogue's order; only those are built of which it isn't known otherwise.
  public var heads: [ScreenHead] { screens.compactMap { $0.head ?? $0.definition.map { ScreenHead($0) } } }

  /// The screen of a name, as it is in the chosen variants; `nil` where there is none, or its file has changed since and has it no more.
  public func screen(named name: String) -> ScreenDefinition? {
    screenIndices[name].flatMap { screens[$0].definition?.applying(variants) }
  }

  /// The container of a name; `nil` where there is none. UIKit's own have no definition.
  public func container(named name: String) -> ContainerDefinition? { containerIndices[name].map { containers[$0] } }

  /// The catalogue as it is in some variants, each by its experiment's name; of the other experiments it is the first.
  ///
  /// - Throws: `ExperimentProblem` for the first unknown name.
  public func applying(_ chosen: [String: String]) throws(ExperimentProblem) -> DeferredCatalog {
    var other = self
    other.variants = try settings.variants(choosing: chosen)
    return other
  }

  /// Builds all screens, on all processors if the loader may use them.
  public func build() -> Catalog {
    Catalog(
      settings: settings,
      containers: containers,
      screens: workers.map(screens) { $0.definition }.compactMap(\.self),
      variants: variants
    )
  }
}

/// A screen of which others know what they need before its definition is built.
protocol DeferredScreen: AnyObject, Sendable {
  /// The name.
  var name: String { get }
  /// The file that defines it, relative to the catalogue's folder.
  var file: String { get }
  /// The links that lead to it.
  var links: [LinkDefinition] { get }
  /// What lists show of it, where that is known without its definition.
  var head: ScreenHead? { get }
  /// The definition, with this name and these links, asked for on any thread; `nil` where its file doesn't give it any more.
  var definition: ScreenDefinition? { get }
}
