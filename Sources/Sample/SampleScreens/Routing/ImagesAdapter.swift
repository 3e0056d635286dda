public import PetriRouting
public import PetriUIKit

/// A router's view of the pictures' container: all it takes to navigate into it.
public struct ImagesAdapter: ContainerAdapter {
  /// Makes an adapter.
  public init() {}

  /// The pictures.
  public func containedViewControllers(of container: ImagesViewController) -> [UIViewController] { container.pictures }

  /// The one in front.
  public func visibleViewControllers(of container: ImagesViewController) -> [UIViewController] { [container.front] }

  /// Puts a picture in front.
  public func makeVisible(
    _ child: UIViewController,
    in container: ImagesViewController,
    animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    container.show(child)
    completion(.success)
  }
}
