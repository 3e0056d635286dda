public import PetriRouting
public import PetriUIKit

/// A custom container of pictures with one in front.
public final class ImagesViewController: UIViewController {
  /// The pictures.
  public let pictures: [UIViewController]
  /// The picture in front.
  public private(set) var front: UIViewController

  /// Creates a container with the first picture in front.
  public init(names: [String] = ["first", "second", "star"]) {
    pictures = names.map { PictureViewController(name: $0) }
    front = pictures.first ?? UIViewController()
    super.init(nibName: nil, bundle: nil)
    for picture in pictures { addChild(picture) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(front.view)
    for picture in pictures { picture.didMove(toParent: self) }
  }

  /// Brings another picture to the front.
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

  /// Creates a picture.
  public init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

/// Lets a router navigate into the image container.
public struct ImagesAdapter: ContainerAdapter {
  /// Creates an adapter.
  public init() {}

  /// The contained pictures.
  public func containedViewControllers(of container: ImagesViewController) -> [UIViewController] { container.pictures }

  /// The frontmost picture.
  public func visibleViewControllers(of container: ImagesViewController) -> [UIViewController] { [container.front] }

  /// Brings a picture to the front.
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
