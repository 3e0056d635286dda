/// What a screen is put on.
public enum RouteOrigin: Hashable, Sendable, Codable {
  /// A new container.
  case container(SystemContainer)
  /// The screen in front.
  case current
  /// The window's root, without anything above it.
  case root
  /// The controller where the navigation starts.
  case start
  /// A screen that is found or built, with values that override the context.
  case screen(String, with: ContextLiteral)
  /// A controller that is found; otherwise the chain continues.
  case find(RouteFind)
  /// The destination of another screen's route.
  case route(screen: String, name: String?)

  /// The words for origins.
  public static let words = [
    "navigationController", "tabBarController", "splitViewController", "current", "root", "start",
  ]

  /// The origin for a word.
  public init?(word: String) {
    switch word {
    case "navigationController": self = .container(.navigation)
    case "tabBarController": self = .container(.tabs)
    case "splitViewController": self = .container(.split)
    case "current": self = .current
    case "root": self = .root
    case "start": self = .start
    default: return nil
    }
  }
}
