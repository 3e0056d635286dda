public import PetriUIKit

/// A node of the required stack: a controller, its children and the controller it presents.
@MainActor
public struct RequiredController {
  let name: String
  let isSame: (UIViewController) -> Bool
  let build: () throws -> UIViewController
  /// The children of a container.
  public var children: [RequiredController] = []
  /// The index of the visible child. If `nil`, the top of a stack is visible; in other containers any child may be.
  public var selected: Int?
  /// The action that presents the controller.
  public var presentation: any Action = PresentModally()
  /// Determines the children of the node's containers if they depend on the existing ones. Receives the controller and
  /// `children`, which the result must contain. By default the children are exactly `children`.
  public var arrange: (@MainActor (UIViewController, [RequiredController]) throws -> [RequiredChildren])?
  var parts = RequiredParts()
  private var above: [RequiredController] = []

  /// The containers in an existing controller with their required children, outermost first.
  func arrangements(in controller: UIViewController) throws -> [RequiredChildren] {
    if let arrange { return try arrange(controller, children) }
    return children.isEmpty ? [] : [RequiredChildren(controller, children, selected: selected)]
  }

  /// A node for an existing controller that isn't changed.
  public static func kept(_ controller: UIViewController, _ name: String = "kept") -> Self {
    Self(name, isSame: { $0 === controller }, build: { controller })
  }

  /// The node that this one presents.
  public var presented: RequiredController? {
    get { above.first }
    set { above = newValue.map { [$0] } ?? [] }
  }

  /// Creates a node.
  ///
  /// - Parameters:
  ///   - name: the name in a plan.
  ///   - children: the children.
  ///   - selected: the index of the visible child, for tabs.
  ///   - isSame: returns whether an existing controller can stay, regardless of its children.
  ///   - build: builds the controller without its children.
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

/// A container and its required children.
@MainActor
public struct RequiredChildren {
  let container: UIViewController
  let children: [RequiredController]
  let selected: Int?

  /// Creates a requirement.
  ///
  /// - Parameters:
  ///   - container: a container with an adapter.
  ///   - children: all its required children.
  ///   - selected: the index of the visible child. If `nil`, the top of a stack is visible; in other containers any child
  ///     may be.
  public init(_ container: UIViewController, _ children: [RequiredController], selected: Int? = nil) {
    self.container = container
    self.children = children
    self.selected = selected
  }
}

extension RequiredChildren {
  /// Whether the children are a stack, of which only those below the first difference can stay.
  var isStack: Bool { container is UINavigationController }

  func staying(among held: [UIViewController]) -> [UIViewController?] {
    var isBroken = false
    return children.enumerated().map { index, node in
      let isSame = !isBroken && held.indices.contains(index) && node.isSame(held[index])
      if isStack, !isSame { isBroken = true }
      return isSame ? held[index] : nil
    }
  }
}

@MainActor
struct RequiredParts {
  /// The index in the performance; `nil` for an existing child.
  var index: Int?
  /// The name of the finder; `nil` for nodes that the route doesn't name.
  var finder: String?
  var context = ""
  var interceptors: [BoundInterceptor] = []
  var contextTasks: [BoundTask] = []
  var postTasks: [BoundPostTask] = []
  /// The checks before interceptors are asked and controllers are built.
  var preparations: [@MainActor () throws -> Void] = []
  var buildPreparations: [@MainActor () throws -> Void] = []
}

extension RequiredController {
  var title: String { parts.context.isEmpty ? name : "\(name)(\(parts.context))" }

  /// The titles of the node and the children that the route names.
  var titles: [String] {
    [title] + children.lazy.filter { $0.parts.finder != nil }.flatMap(\.titles)
  }

  /// Sets the description in a plan.
  ///
  /// - Parameters:
  ///   - finder: the name of the finder.
  ///   - context: the description of the context.
  public func described(finder: String, context: String = "") -> Self {
    var copy = self
    copy.parts.finder = finder
    copy.parts.context = context
    return copy
  }

  /// Adds a check before the controller is built; an error prevents all moves.
  public func preparing(_ prepare: @escaping @MainActor () throws -> Void) -> Self {
    var copy = self
    copy.parts.buildPreparations.append(prepare)
    return copy
  }

  /// Adds an interceptor. It is asked before the controller is built or, if it is the destination, shown.
  public func adding<Context>(_ interceptor: any RoutingInterceptor<Context>, with context: Context) -> Self {
    var copy = self
    copy.parts.preparations.append { try interceptor.prepare(with: context) }
    copy.parts.interceptors.append(BoundInterceptor(interceptor, context))
    return copy
  }

  /// Adds a context task for the controller, whether new or existing.
  public func adding<Context>(_ task: any ContextTask<UIViewController, Context>, with context: Context) -> Self {
    var copy = self
    copy.parts.preparations.append { try task.prepare(with: context) }
    copy.parts.contextTasks.append(BoundTask(task, context))
    return copy
  }

  /// Adds a task performed at the end if the controller was built or is the destination.
  public func adding<Context>(_ task: any PostRoutingTask<UIViewController, Context>, with context: Context) -> Self {
    var copy = self
    copy.parts.postTasks.append(BoundPostTask(task, context))
    return copy
  }
}
