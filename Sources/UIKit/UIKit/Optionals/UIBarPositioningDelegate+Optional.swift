public import HeadlessUIKit

/// The requirements that `position?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessBarPositioningPosition {
  let target: any UIBarPositioningDelegate

  public func callAsFunction(for bar: any UIBarPositioning) -> UIBarPosition {
    target.position(for: bar)
  }
}

extension UIBarPositioningDelegate {
  public var position: HeadlessBarPositioningPosition? { HeadlessBarPositioningPosition(target: self) }
}
