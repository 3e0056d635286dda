public import PetriRouting
public import PetriUIKit

/// Pictures in a container of its own kind: one is in front, the others wait behind it.
public final class ImagesViewController: UIViewController {
  /// The pictures.
  public let pictures: [UIViewController]
  /// The picture in front.
  public private(set) var front: UIViewController

  /// A container of some pictures, the first in front.
  public init(names: [String] = ["first", "second", "star"]) {
    pictures = names.map { PictureViewController(name: $0) }
    front = pictures.first ?? UIViewController()
    super.init(nibName: nil, bundle: nil)
    for picture in pictures { addChild(picture) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Shows the picture in front.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(front.view)
    for picture in pictures { picture.didMove(toParent: self) }
  }

  /// Puts another picture in front.
  public func show(_ picture: UIViewController) {
    guard picture !== front, pictures.contains(where: { $0 === picture }) else { return }
    front.viewIfLoaded?.removeFromSuperview()
    front = picture
    if isViewLoaded { view.addSubview(picture.view) }
  }
}

/// A picture by its name.
public final class PictureViewController: UIViewController {
  /// The picture's name.
  public let name: String

  /// A picture.
  public init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

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
