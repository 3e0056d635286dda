public import Foundation
public import HeadlessUIKit

/// Makes something of what actions draw.
open class UIGraphicsRenderer: NSObject {
  public let format: UIGraphicsRendererFormat
  public let allowsImageOutput = true

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsRendererFormat())
  }

  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    self.format = format
    format.bounds = bounds
    super.init()
  }
}

/// Makes pictures, which keep what was drawn as `headlessStrokes` in place of pixels.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// Actions that draw.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size))
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// A picture of what the actions draw; the origin of the bounds is its corner.
  open func image(actions: DrawingActions) -> UIImage {
    let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 1
    let context = GraphicsStack.begin(format.bounds.size, scale: scale)
    defer { GraphicsStack.pop(isImage: true) }
    context.translateBy(x: -format.bounds.minX, y: -format.bounds.minY)
    let place = UIGraphicsImageRendererContext(context, format)
    actions(place)
    return place.currentImage
  }
}
