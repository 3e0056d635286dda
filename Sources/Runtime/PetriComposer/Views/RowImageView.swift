import PetriUIKit

/// The image of a row, as the image properties of `UIListContentConfiguration` make it.
final class RowImageView: UIImageView {
  private let maximumSize: CGSize?

  /// - Parameter maximumSize: the size that a larger image is made to fit, as large as it was in relation.
  init(image: UIImage?, cornerRadius: CGFloat, maximumSize: CGSize?) {
    self.maximumSize = maximumSize
    super.init(frame: .zero)
    self.image = image
    layer.cornerRadius = cornerRadius
    clipsToBounds = cornerRadius > 0
    if maximumSize != nil { contentMode = .scaleAspectFit }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    guard let maximumSize, size.width > 0, size.height > 0 else { return size }
    let scale = min(1, maximumSize.width / size.width, maximumSize.height / size.height)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }
}
