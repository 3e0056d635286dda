public import PetriUIKit

/// An action that embeds a controller in a container, so that consecutive ones can be combined.
@MainActor
public protocol ContainerAction<ViewController>: Action {
  /// Whether the container shows the embedded controller.
  var showsEmbedded: Bool { get }

  /// Adds the controller to the children of a container.
  func perform(
    embedding viewController: UIViewController,
    in childViewControllers: inout [UIViewController]
  ) throws
}

extension ContainerAction {
  /// True.
  public var showsEmbedded: Bool { true }
}
