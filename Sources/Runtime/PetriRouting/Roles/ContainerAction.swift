public import PetriUIKit

/// An action that embeds into a container, so that several in a row can be done at once.
@MainActor
public protocol ContainerAction<ViewController>: Action {
  /// Whether the container shows the embedded controller then.
  var showsEmbedded: Bool { get }

  /// The container's children with one more.
  ///
  /// - Throws: `RoutingProblem` where it can't be among them.
  func perform(
    embedding viewController: UIViewController,
    in childViewControllers: inout [UIViewController]
  ) throws
}

extension ContainerAction {
  /// It is.
  public var showsEmbedded: Bool { true }
}
