public import Foundation
import HeadlessUIKit

/// How a renderer makes its results.
open class UIGraphicsRendererFormat: NSObject {
  public override init() {
    super.init()
  }

  /// The rectangle that is drawn; a renderer's sets it.
  open internal(set) var bounds = CGRect.zero

  /// The best for the main screen.
  open class func `default`() -> Self { preferred() }

  /// The best for the traits at hand.
  open class func preferred() -> Self {
    // swift-format-ignore: NeverForceUnwrap
    UIGraphicsImageRendererFormat() as! Self
  }
}

/// How an image renderer makes pictures.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Which colours the pixels can have.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic
    case extended
    case standard
  }

  /// The pixels a point; the screen's by default.
  open var scale: CGFloat = GraphicsStack.screenScale
  open var opaque = false
  open var preferredRange = Range.automatic
}
