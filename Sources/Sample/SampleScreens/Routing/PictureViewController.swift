public import PetriUIKit

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
