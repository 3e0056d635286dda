/// The outgoing edges of a screen: to its child screens, to the targets of its taps, and the origins of its routes.
///
/// ``CatalogGraph`` needs nothing else, so a large catalogue's graph can be built without keeping all definitions.
public struct ScreenEdges: Hashable, Sendable {
  /// The target of a tap.
  public enum Tap: Hashable, Sendable {
    case opens(String)
    case follows(String)
  }

  /// The child screens, and the parts used in the views.
  public var children: [String]
  /// The targets of the taps, in order; links that depend on a context are omitted.
  public var taps: [Tap]
  /// The screens on which the screen's routes build.
  public var origins: [String]
  /// The interceptors of the screen's routes.
  public var interceptors: [String]
  /// The storyboard scene that the screen shows, if any.
  public var scene: SceneID?

  /// Creates the edges of a screen.
  public init(children: [String] = [], taps: [Tap] = [], origins: [String] = [], interceptors: [String] = []) {
    self.children = children
    self.taps = taps
    self.origins = origins
    self.interceptors = interceptors
  }

  /// Collects the edges of a screen definition.
  public init(_ screen: ScreenDefinition) {
    children = screen.content.inside.map(\.screen)
    taps = screen.taps.compactMap { tap -> Tap? in
      switch tap {
      case .open(let name, _): return .opens(name)
      case .link(let link) where link.references.isEmpty:
        guard let variant = link.variants.first else { return nil }
        return .follows(variant.text.text(in: Scope()))
      default: return nil
      }
    }
    origins = screen.routeOrigins.sorted()
    interceptors = screen.interceptors
    if case .scene(let content) = screen.content { scene = content.scene }
  }
}

/// A map from each screen to the screens that contain it: as a tab, a child or a part, directly or through a container.
///
/// A change in a screen's appearance can change all screens that contain it.
public struct ScreenHolders: Sendable {
  private var holders: [String: [String]] = [:]

  /// Collects the containing screens in all variants of a catalogue.
  public init(_ catalog: Catalog) {
    let parts = Dictionary(
      catalog.containers.map { ($0.name, ChildScreen.parts(among: $0.views).map(\.screen)) },
      uniquingKeysWith: { first, _ in first }
    )
    for screen in catalog.screens {
      let layers = (screen.wrapping + screen.variants.flatMap { $0.wrapping ?? [] }).map(\.name)
      let inner = catalog.shownInside(screen) + layers.flatMap { parts[$0] ?? [] }
      for name in Set(inner) { holders[name, default: []].append(screen.name) }
    }
  }

  /// The given screens and all screens that contain them, at any depth.
  public func withHolders(of screens: Set<String>) -> Set<String> {
    var all = screens
    var waiting = Array(screens)
    while let screen = waiting.popLast() {
      for holder in holders[screen] ?? [] where all.insert(holder).inserted { waiting.append(holder) }
    }
    return all
  }
}

extension Catalog {
  fileprivate func shownInside(_ screen: ScreenDefinition) -> [String] {
    let contents = [screen.content] + screen.variants.compactMap(\.content)
    let views = screen.views + screen.variants.flatMap { ($0.content?.views ?? []) + ($0.supportingViews ?? []) }
    let scenes = contents.flatMap { content in
      if case .scene(let scene) = content { segues(of: scene.scene).filter(\.holds).map(\.screen) } else { [String]() }
    }
    return (contents.flatMap(\.children) + ChildScreen.parts(among: views)).map(\.screen) + scenes
  }
}
