public import PetriUIKit

/// A node of the tree that the stack should be: a controller, its children, and the one presented above it.
///
/// The idea is that of "Screen navigation in iOS": build two trees, the actual and the required one, and go from one to the other.
@MainActor
public struct RequiredController {
  let name: String
  let isSame: (UIViewController) -> Bool
  let build: () throws -> UIViewController
  /// Its children, where it is a container.
  public var children: [RequiredController] = []
  /// Which of its children is shown; `nil` for a container where the last one is, or for whichever is.
  public var selected: Int?
  /// How it is presented, where it is.
  public var presentation: any Action = PresentModally()
  /// Decides the children of containers in it where that depends on those they hold already; it gets the controller and
  /// `children`, which are to be among the ones held then. Without it, the controller holds the children and nothing
  /// else.
  public var arrange: (@MainActor (UIViewController, [RequiredController]) throws -> [RequiredChildren])?
  /// Its interceptors, context tasks and tasks in the end.
  var parts = RequiredParts()
  private var above: [RequiredController] = []

  /// The containers in a controller that is this one, the outermost first, with the required children of each.
  func arrangements(in controller: UIViewController) throws -> [RequiredChildren] {
    if let arrange { return try arrange(controller, children) }
    return children.isEmpty ? [] : [RequiredChildren(controller, children, selected: selected)]
  }

  /// A controller that is there and stays, whatever it holds.
  public static func kept(_ controller: UIViewController, _ name: String = "kept") -> Self {
    Self(name, isSame: { $0 === controller }, build: { controller })
  }

  /// The controller presented above it.
  public var presented: RequiredController? {
    get { above.first }
    set { above = newValue.map { [$0] } ?? [] }
  }

  /// Makes a node.
  ///
  /// - Parameters:
  ///   - name: its name in a plan.
  ///   - children: its children.
  ///   - selected: which of them is shown, for tabs.
  ///   - isSame: whether a controller on screen is this one already; of its own kind, whatever it holds.
  ///   - build: builds it without its children.
  public init(
    _ name: String,
    children: [RequiredController] = [],
    selected: Int? = nil,
    presented: RequiredController? = nil,
    isSame: @escaping @MainActor (UIViewController) -> Bool,
    build: @escaping @MainActor () throws -> UIViewController
  ) {
    self.name = name
    self.children = children
    self.selected = selected
    self.isSame = isSame
    self.build = build
    above = presented.map { [$0] } ?? []
  }

  /// A navigation controller with a stack.
  public static func navigation(_ children: [RequiredController], presented: RequiredController? = nil) -> Self {
    Self(
      "navigation",
      children: children,
      presented: presented,
      isSame: { $0 is UINavigationController },
      build: { UINavigationController() }
    )
  }

  /// A tab bar controller with its tabs.
  public static func tabs(
    _ children: [RequiredController],
    selected: Int = 0,
    presented: RequiredController? = nil
  ) -> Self {
    Self(
      "tabs",
      children: children,
      selected: selected,
      presented: presented,
      isSame: { $0 is UITabBarController },
      build: { UITabBarController() }
    )
  }
}
