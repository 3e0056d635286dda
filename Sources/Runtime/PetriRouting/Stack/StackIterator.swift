public import PetriUIKit

/// Iterates over the controllers of a stack in search order.
@MainActor
public protocol StackIterator {
  /// The first controller that satisfies a predicate.
  func firstViewController(
    in stack: ControllerStack,
    where predicate: (UIViewController) -> Bool
  ) throws -> UIViewController?
}

/// Searches a stack with options, from a starting point.
public struct DefaultStackIterator: StackIterator {
  /// The starting point of a search.
  public enum StartingPoint {
    case topmost
    case root
    /// A controller determined by a closure.
    case custom(@MainActor (ControllerStack) throws -> UIViewController?)
  }

  /// The parts of the stack to search.
  public let options: SearchOptions
  /// The starting point of the search.
  public let startingPoint: StartingPoint

  /// Creates an iterator.
  public init(options: SearchOptions = .fullStack, startingAt startingPoint: StartingPoint = .topmost) {
    self.options = options
    self.startingPoint = startingPoint
  }

  /// The first match, in this order: the level of the starting point, its ancestors, the levels presented above, and
  /// the presenting levels.
  public func firstViewController(
    in stack: ControllerStack,
    where predicate: (UIViewController) -> Bool
  ) throws -> UIViewController? {
    let start: UIViewController? =
      switch startingPoint {
      case .topmost: stack.topmost
      case .root: stack.root
      case .custom(let point): try point(stack)
      }
    guard let start else { return nil }
    return stack.walk(from: start, options).first(where: predicate)
  }
}

extension UIViewController {
  var outermostParent: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }
}

/// The parts of a stack to search, named as in RouteComposer.
public struct SearchOptions: OptionSet, Hashable, Sendable, Codable {
  /// The bit mask.
  public let rawValue: Int

  /// Creates options from a bit mask.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The starting point.
  public static let current = SearchOptions(rawValue: 1)
  /// The visible children of containers.
  public static let visible = SearchOptions(rawValue: 2)
  /// All children of containers.
  public static let contained = SearchOptions(rawValue: 4)
  /// The controllers presented above the starting point.
  public static let presented = SearchOptions(rawValue: 8)
  /// The controllers that present the starting point, down to the root.
  public static let presenting = SearchOptions(rawValue: 16)
  /// The ancestors of the starting point.
  public static let parent = SearchOptions(rawValue: 32)

  /// The starting point and its visible descendants.
  public static let currentVisibleOnly: SearchOptions = [.current, .visible]
  /// The starting point and all its descendants.
  public static let currentAllStack: SearchOptions = [.current, .contained]
  /// The starting point with its descendants, and everything presented above.
  public static let currentAndUp: SearchOptions = [.currentAllStack, .presented]
  /// The starting point with its descendants, and everything presenting it.
  public static let currentAndDown: SearchOptions = [.currentAllStack, .presenting]
  /// The visible controllers on all levels.
  public static let allVisible: SearchOptions = [.currentVisibleOnly, .presented, .presenting]
  /// The whole stack.
  public static let fullStack: SearchOptions = [.currentAllStack, .presented, .presenting]

  private static let words: [(SearchOptions, String)] = [
    (.current, "current"), (.visible, "visible"), (.contained, "contained"), (.presented, "presented"),
    (.presenting, "presenting"), (.parent, "parent"),
  ]

  /// The names of the single options.
  public static let allWords = words.map(\.1)

  /// The option with a name.
  public init?(word: String) {
    guard let option = SearchOptions.words.first(where: { $0.1 == word })?.0 else { return nil }
    self = option
  }
}

extension SearchOptions: CustomStringConvertible {
  /// The names of the options, separated by commas: `current, visible`.
  public var description: String {
    SearchOptions.words.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}
