public import Foundation
public import HeadlessUIKit

/// Where a renderer's actions draw.
open class UIGraphicsRendererContext: NSObject {
  /// The context that is drawn in.
  public let cgContext: CGContext
  public let format: UIGraphicsRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
    cgContext = context
    self.format = format
    super.init()
  }

  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Where an image renderer's actions draw.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// A picture of all that was drawn so far.
  open var currentImage: UIImage {
    let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 1
    return UIImage(drawn: cgContext.headlessStrokes, size: format.bounds.size, scale: scale)
  }
}
