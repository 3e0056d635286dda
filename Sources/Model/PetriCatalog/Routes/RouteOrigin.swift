/// Where something is put.
public enum RouteOrigin: Hashable, Sendable, Codable {
  /// A new container of UIKit's.
  case container(SystemContainer)
  /// The screen in front.
  case current
  /// The window's root, above which everything goes.
  case root
  /// The controller where the navigation starts, such as the one with the button.
  case start
  /// A screen that is found, else built, with values over the context of this place.
  case screen(String, with: ContextLiteral)
  /// Something that is found; where it is not, the chain goes on.
  case find(RouteFind)
  /// Where another screen's route leads.
  case route(screen: String, name: String?)

  /// The words of origins, as catalogues write them.
  public static let words = [
    "navigationController", "tabBarController", "splitViewController", "current", "root", "start",
  ]

  /// The origin of a word.
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
