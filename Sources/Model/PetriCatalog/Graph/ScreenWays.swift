/// The edges of a screen: the screens inside, those its taps lead to, those its routes continue from.
///
/// ``CatalogGraph`` needs nothing else, so that a large catalogue's graph can be built without definitions.
public struct ScreenWays: Hashable, Sendable {
  /// The target of a tap.
  public enum Tap: Hashable, Sendable {
    /// A screen.
    case opens(String)
    /// A link.
    case follows(String)
  }

  /// The screens inside.
  public var children: [String]
  /// The targets of taps in order; links that depend on a context are left out.
  public var taps: [Tap]
  /// The screens that its routes continue from.
  public var origins: [String]
  /// The interceptors of its routes.
  public var interceptors: [String]
  /// The scene that it shows, if any.
  public var scene: SceneID?

  /// Makes edges.
  public init(children: [String] = [], taps: [Tap] = [], origins: [String] = [], interceptors: [String] = []) {
    self.children = children
    self.taps = taps
    self.origins = origins
    self.interceptors = interceptors
  }

  /// Collects the edges of a definition.
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
