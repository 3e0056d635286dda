public import Foundation

extension UIImage {
  /// A picture that was drawn.
  package convenience init(drawn strokes: [HeadlessStroke], size: CGSize, scale: CGFloat) {
    self.init(name: nil, size: size, scale: scale, isSymbolImage: false, look: Look(strokes: strokes))
  }

  /// All that was drawn, where the picture was made in code. Petri's own: UIKit has pixels.
  public var headlessStrokes: [HeadlessStroke] { look.strokes }

  /// Draws it in a rectangle of the current context.
  public func draw(in rect: CGRect) { GraphicsStack.current?.draw(self, in: rect) }

  /// Draws it in its size at a point of the current context.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
}
