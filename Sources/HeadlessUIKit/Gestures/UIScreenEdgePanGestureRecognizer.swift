import Foundation

/// Recognizes fingers that move in from an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges; none by default.
  open var edges: UIRectEdge = []
}
