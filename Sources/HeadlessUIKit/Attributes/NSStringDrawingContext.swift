public import Foundation

/// What is found out while text is measured.
open class NSStringDrawingContext: NSObject {
  /// The least scale; 0 by default.
  open var minimumScaleFactor: CGFloat = 0
  /// The scale that was taken: 1.
  open var actualScaleFactor: CGFloat { 1 }
  /// The rectangle that was taken; empty here.
  open var totalBounds: CGRect { .zero }
}
