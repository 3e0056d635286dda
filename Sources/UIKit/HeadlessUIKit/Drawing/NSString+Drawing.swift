public import Foundation

extension NSString {
  /// Records a text in a rectangle of the current context.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    GraphicsStack.current?.draw(String(describing: self), in: rect)
  }

  /// Records a text at a point of the current context, in the size that it has there.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    let text = NSAttributedString(string: String(describing: self), attributes: attributes)
    draw(in: CGRect(origin: point, size: text.size()), withAttributes: attributes)
  }
}
