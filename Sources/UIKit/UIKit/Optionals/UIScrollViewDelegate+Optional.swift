public import Foundation
public import HeadlessUIKit

/// The requirements that `scrollViewDidScroll?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessScrollViewScrollViewDidScroll {
  let target: any UIScrollViewDelegate

  public func callAsFunction(_ scrollView: UIScrollView) {
    target.scrollViewDidScroll(scrollView)
  }
}

/// The requirements that `scrollViewWillBeginDragging?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessScrollViewScrollViewWillBeginDragging {
  let target: any UIScrollViewDelegate

  public func callAsFunction(_ scrollView: UIScrollView) {
    target.scrollViewWillBeginDragging(scrollView)
  }
}

/// The requirements that `scrollViewWillEndDragging?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessScrollViewScrollViewWillEndDragging {
  let target: any UIScrollViewDelegate

  public func callAsFunction(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    target.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }
}

/// The requirements that `scrollViewDidEndDragging?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessScrollViewScrollViewDidEndDragging {
  let target: any UIScrollViewDelegate

  public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    target.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }
}

/// The requirements that `scrollViewWillBeginDecelerating?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessScrollViewScrollViewWillBeginDecelerating {
  let target: any UIScrollViewDelegate

  public func callAsFunction(_ scrollView: UIScrollView) {
    target.scrollViewWillBeginDecelerating(scrollView)
  }
}

/// The requirements that `scrollViewDidEndDecelerating?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessScrollViewScrollViewDidEndDecelerating {
  let target: any UIScrollViewDelegate

  public func callAsFunction(_ scrollView: UIScrollView) {
    target.scrollViewDidEndDecelerating(scrollView)
  }
}

/// The requirements that `scrollViewDidEndScrollingAnimation?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessScrollViewScrollViewDidEndScrollingAnimation {
  let target: any UIScrollViewDelegate

  public func callAsFunction(_ scrollView: UIScrollView) {
    target.scrollViewDidEndScrollingAnimation(scrollView)
  }
}

/// The requirements that `scrollViewShouldScrollToTop?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessScrollViewScrollViewShouldScrollToTop {
  let target: any UIScrollViewDelegate

  public func callAsFunction(_ scrollView: UIScrollView) -> Bool {
    target.scrollViewShouldScrollToTop(scrollView)
  }
}

/// The requirements that `scrollViewDidScrollToTop?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessScrollViewScrollViewDidScrollToTop {
  let target: any UIScrollViewDelegate

  public func callAsFunction(_ scrollView: UIScrollView) {
    target.scrollViewDidScrollToTop(scrollView)
  }
}

/// The requirements that `viewForZooming?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessScrollViewViewForZooming {
  let target: any UIScrollViewDelegate

  public func callAsFunction(in scrollView: UIScrollView) -> UIView? {
    target.viewForZooming(in: scrollView)
  }
}

/// The requirements that `scrollViewDidChangeAdjustedContentInset?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessScrollViewScrollViewDidChangeAdjustedContentInset {
  let target: any UIScrollViewDelegate

  public func callAsFunction(_ scrollView: UIScrollView) {
    target.scrollViewDidChangeAdjustedContentInset(scrollView)
  }
}

extension UIScrollViewDelegate {
  public var scrollViewDidScroll: HeadlessScrollViewScrollViewDidScroll? {
    HeadlessScrollViewScrollViewDidScroll(target: self)
  }

  public var scrollViewWillBeginDragging: HeadlessScrollViewScrollViewWillBeginDragging? {
    HeadlessScrollViewScrollViewWillBeginDragging(target: self)
  }

  public var scrollViewWillEndDragging: HeadlessScrollViewScrollViewWillEndDragging? {
    HeadlessScrollViewScrollViewWillEndDragging(target: self)
  }

  public var scrollViewDidEndDragging: HeadlessScrollViewScrollViewDidEndDragging? {
    HeadlessScrollViewScrollViewDidEndDragging(target: self)
  }

  public var scrollViewWillBeginDecelerating: HeadlessScrollViewScrollViewWillBeginDecelerating? {
    HeadlessScrollViewScrollViewWillBeginDecelerating(target: self)
  }

  public var scrollViewDidEndDecelerating: HeadlessScrollViewScrollViewDidEndDecelerating? {
    HeadlessScrollViewScrollViewDidEndDecelerating(target: self)
  }

  public var scrollViewDidEndScrollingAnimation: HeadlessScrollViewScrollViewDidEndScrollingAnimation? {
    HeadlessScrollViewScrollViewDidEndScrollingAnimation(target: self)
  }

  public var scrollViewShouldScrollToTop: HeadlessScrollViewScrollViewShouldScrollToTop? {
    HeadlessScrollViewScrollViewShouldScrollToTop(target: self)
  }

  public var scrollViewDidScrollToTop: HeadlessScrollViewScrollViewDidScrollToTop? {
    HeadlessScrollViewScrollViewDidScrollToTop(target: self)
  }

  public var viewForZooming: HeadlessScrollViewViewForZooming? { HeadlessScrollViewViewForZooming(target: self) }

  public var scrollViewDidChangeAdjustedContentInset: HeadlessScrollViewScrollViewDidChangeAdjustedContentInset? {
    HeadlessScrollViewScrollViewDidChangeAdjustedContentInset(target: self)
  }
}
