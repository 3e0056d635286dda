public import Foundation
public import HeadlessUIKit

/// Renders drawing actions.
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

/// Renders images, whose `headlessStrokes` record the drawing instead of pixels.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
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

  open func image(actions: DrawingActions) -> UIImage {
    let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 1
    let context = GraphicsStack.begin(format.bounds.size, scale: scale)
    defer { GraphicsStack.pop(isImage: true) }
    context.translateBy(x: -format.bounds.minX, y: -format.bounds.minY)
    let drawing = UIGraphicsImageRendererContext(context, format)
    actions(drawing)
    return drawing.currentImage
  }
}

/// The format of a renderer.
open class UIGraphicsRendererFormat: NSObject {
  public override init() {
    super.init()
  }

  open internal(set) var bounds = CGRect.zero

  open class func `default`() -> Self { preferred() }

  open class func preferred() -> Self {
    // swift-format-ignore: NeverForceUnwrap
    UIGraphicsImageRendererFormat() as! Self
  }
}

/// The format of an image renderer.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The color range of the pixels.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic
    case extended
    case standard
  }

  open var scale: CGFloat = GraphicsStack.screenScale
  open var opaque = false
  open var preferredRange = Range.automatic
}

/// The context of a renderer.
open class UIGraphicsRendererContext: NSObject {
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

/// The context of an image renderer.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  open var currentImage: UIImage {
    let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 1
    return UIImage(drawn: cgContext.headlessStrokes, size: format.bounds.size, scale: scale)
  }
}
