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
