public import Foundation

/// A wish of the layout; so far the home of the axis that stack views and priorities speak in.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// An axis of the layout.
  public enum Axis: Int, Sendable {
    /// From side to side.
    case horizontal
    /// From top to bottom.
    case vertical
  }
}
