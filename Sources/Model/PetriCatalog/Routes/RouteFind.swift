/// How something is found on screen.
public struct RouteFind: Hashable, Sendable, Codable {
  /// The things to look for.
  public enum Target: Hashable, Sendable, Codable {
    /// A screen by its name.
    case screen(String)
    /// The tab that begins with a screen, with whatever is on its stack.
    case tab(String)
    /// The tab that is selected, whichever it is.
    case selectedTab
    /// The first of UIKit's containers of a kind.
    case container(SystemContainer)
    /// The controller that presents the one in front.
    case presenting
    /// The navigation controller of a split view's details.
    case detailNavigation

    /// The word in the place of a tab's screen for the tab that is selected.
    public static let selectedTabWord = "selected"

    /// The words of targets, as catalogues write them.
    public static let words = SystemContainer.allCases.map(\.rawValue) + ["presenting", "detailNavigation"]

    /// The target of a word.
    public init?(word: String) {
      switch word {
      case "presenting": self = .presenting
      case "detailNavigation": self = .detailNavigation
      default:
        guard let container = SystemContainer(rawValue: word) else { return nil }
        self = .container(container)
      }
    }
  }

  /// Which context a screen has to have.
  public enum Match: Hashable, Sendable, Codable {
    /// The same, as far as the route gives one.
    case same
    /// Any.
    case any
    /// The same values of some keys, whatever the others are; one that the route doesn't give counts with its default.
    case keys([String])

    /// The words of matches, as catalogues write them.
    public static let words = ["same", "any"]

    /// The match of a word.
    public init?(word: String) {
      switch word {
      case "same": self = .same
      case "any": self = .any
      default: return nil
      }
    }
  }

  /// In which part of the stack it is looked for; RouteComposer's words.
  public enum Option: String, Hashable, Sendable, Codable, CaseIterable {
    case current, visible, contained, presented, presenting, parent
  }

  /// Where the search starts.
  public enum Start: String, Hashable, Sendable, Codable, CaseIterable {
    /// At the topmost presented controller.
    case topmost
    /// At the window's root.
    case root
    /// At the controller where the navigation starts.
    case start
  }

  /// The thing to look for.
  public var target: Target
  /// Which context a screen has to have.
  public var context = Match.any
  /// In which parts of the stack; empty for all of them.
  public var options: [Option] = []
  /// Where the search starts.
  public var start = Start.topmost

  /// The screen that it is about.
  public var screen: String? {
    switch target {
    case .screen(let name), .tab(let name): name
    case .selectedTab, .container, .presenting, .detailNavigation: nil
    }
  }

  /// Makes a search through the entire stack.
  public init(_ target: Target) {
    self.target = target
  }
}
