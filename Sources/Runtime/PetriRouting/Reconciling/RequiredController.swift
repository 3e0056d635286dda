public import PetriUIKit

/// A node of the required stack: a controller, its children and what it presents.
@MainActor
public struct RequiredController {
  let name: String
  let isSame: (UIViewController) -> Bool
  let build: () throws -> UIViewController
  /// The children of a container.
  public var children: [RequiredController] = []
  /// The index of the visible child; `nil` for the top of a stack, and for any in other containers.
  public var selected: Int?
  /// How the controller is presented.
  public var presentation: any Action = PresentModally()
  /// Determines the children of its containers if they depend on the existing ones. Receives the controller and
  /// `children`, which must be among the result. By default the children are exactly `children`.
  public var arrange: (@MainActor (UIViewController, [RequiredController]) throws -> [RequiredChildren])?
  /// The interceptors and tasks.
  var parts = RequiredParts()
  private var above: [RequiredController] = []

  /// The containers in an existing controller with their required children, outermost first.
  func arrangements(in controller: UIViewController) throws -> [RequiredChildren] {
    if let arrange { return try arrange(controller, children) }
    return children.isEmpty ? [] : [RequiredChildren(controller, children, selected: selected)]
  }

  /// A node for an existing controller that stays as it is.
  public static func kept(_ controller: UIViewController, _ name: String = "kept") -> Self {
    Self(name, isSame: { $0 === controller }, build: { controller })
  }

  /// The node presented above it.
  public var presented: RequiredController? {
    get { above.first }
    set { above = newValue.map { [$0] } ?? [] }
  }

  /// Makes a node.
  ///
  /// - Parameters: - name: the name in a plan. - children: the children. - selected: the index of the visible child,
  ///   for tabs. - isSame: whether an existing controller, regardless of its children, can stay. - build: builds the
  ///   controller without its children.
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

  /// A navigation controller.
  public static func navigation(_ children: [RequiredController], presented: RequiredController? = nil) -> Self {
    Self(
      "navigation",
      children: children,
      presented: presented,
      isSame: { $0 is UINavigationController },
      build: { UINavigationController() }
    )
  }

  /// A tab bar controller.
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
