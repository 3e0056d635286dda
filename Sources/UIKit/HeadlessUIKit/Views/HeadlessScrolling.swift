import Foundation

/// Where a scroll view's `delegate` is declared: UIKit's subclasses give it a narrower type, which Swift permits for a
/// member of a protocol's extension only.
@preconcurrency @MainActor
public protocol HeadlessScrolling: AnyObject {}

extension HeadlessScrolling where Self: UIScrollView {
  /// Hears of the scrolling; none by default.
  public var delegate: (any UIScrollViewDelegate)? {
    get { storedScrollDelegate }
    set { storedScrollDelegate = newValue }
  }
}
