public import Foundation

extension UIImage {
  package convenience init(drawn strokes: [HeadlessStroke], size: CGSize, scale: CGFloat) {
    self.init(name: nil, size: size, scale: scale, isSymbolImage: false, attributes: Attributes(strokes: strokes))
  }

  /// The recorded drawing operations of an image that code drew. Not in UIKit.
  public var headlessStrokes: [HeadlessStroke] { attributes.strokes }

  public func draw(in rect: CGRect) { GraphicsStack.current?.draw(self, in: rect) }

  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
}

/// Core Graphics' bitmap. There are no pixels here: it keeps the image it was made of, and its size.
public final class CGImage: Sendable {
  let image: UIImage

  init(_ image: UIImage) {
    self.image = image
  }

  public var width: Int { Int((image.size.width * image.scale).rounded()) }
  public var height: Int { Int((image.size.height * image.scale).rounded()) }
}

extension UIImage {
  public var cgImage: CGImage? { size.width > 0 && size.height > 0 ? CGImage(self) : nil }

  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let scale = scale > 0 ? scale : 1
    let isTurned = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
    let (width, height) = (CGFloat(cgImage.width) / scale, CGFloat(cgImage.height) / scale)
    self.init(
      name: cgImage.image.name,
      size: isTurned ? CGSize(width: height, height: width) : CGSize(width: width, height: height),
      scale: scale,
      isSymbolImage: false,
      attributes: Attributes(strokes: cgImage.image.attributes.strokes)
    )
  }
}

extension NSString {
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    GraphicsStack.current?.draw(String(describing: self), in: rect)
  }

  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    let text = NSAttributedString(string: String(describing: self), attributes: attributes)
    draw(in: CGRect(origin: point, size: text.size()), withAttributes: attributes)
  }
}
