/// The ways that a screen's definition has: the screens inside, those that its taps lead to, those that its routes put
/// it on.
///
/// It is all that ``CatalogGraph`` needs of a screen, so that a large catalogue's graph is made without its definitions.
public struct ScreenWays: Hashable, Sendable {
  /// Where a tap leads.
  public enum Tap: Hashable, Sendable {
    /// To a screen, by its name.
    case opens(String)
    /// To where a link leads.
    case follows(String)
  }

  /// The screens inside.
  public var children: [String]
  /// Where its taps lead, in the order of its views; links whose text depends on a context are left out.
  public var taps: [Tap]
  /// The screens that its routes put it on.
  public var origins: [String]
  /// The interceptors that are asked before a route leads to it.
  public var interceptors: [String]
  /// The scene that it shows, whose own ways its storyboard has; `nil` for other content.
  public var scene: SceneID?

  /// Makes the ways of a screen.
  public init(children: [String] = [], taps: [Tap] = [], origins: [String] = [], interceptors: [String] = []) {
    self.children = children
    self.taps = taps
    self.origins = origins
    self.interceptors = interceptors
  }

  /// Reads the ways from a definition.
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
