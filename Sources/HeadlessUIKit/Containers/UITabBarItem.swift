import Foundation

/// A tab in a bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The picture while it is selected; the plain one by default.
  open var selectedImage: UIImage?
  /// The text in its badge; none by default.
  open var badgeValue: String?
  /// The colour of its badge; the system's by default.
  open var badgeColor: UIColor?

  /// A tab without title.
  public override init() {
    super.init()
  }

  /// A tab with a title, a picture and a number.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// A tab with a title and two pictures.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}
