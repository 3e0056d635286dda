public import Foundation

/// A picture in pixels, of which there are none here: it keeps the picture that it is of, and its size.
public final class CGImage: Sendable {
  let image: UIImage

  init(_ image: UIImage) {
    self.image = image
  }

  /// The width in pixels.
  public var width: Int { Int((image.size.width * image.scale).rounded()) }
  /// The height in pixels.
  public var height: Int { Int((image.size.height * image.scale).rounded()) }
}

extension UIImage {
  /// The picture without its scale; nil of one without a size.
  public var cgImage: CGImage? { size.width > 0 && size.height > 0 ? CGImage(self) : nil }

  /// A picture of as many points as the other has pixels.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// A picture with so many pixels a point. How it is turned changes nothing here but which side is the longer one.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let scale = scale > 0 ? scale : 1
    let isTurned = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
    let (width, height) = (CGFloat(cgImage.width) / scale, CGFloat(cgImage.height) / scale)
    self.init(
      name: cgImage.image.name,
      size: isTurned ? CGSize(width: height, height: width) : CGSize(width: width, height: height),
      scale: scale,
      isSymbolImage: false,
      look: Look(strokes: cgImage.image.look.strokes)
    )
  }
}
