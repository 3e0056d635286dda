public import Foundation

/// The results of measuring a text.
open class NSStringDrawingContext: NSObject {
  open var minimumScaleFactor: CGFloat = 0
  open var actualScaleFactor: CGFloat { 1 }
  /// The rectangle that was taken; empty here.
  open var totalBounds: CGRect { .zero }
}
