public import HeadlessUIKit

/// The requirements that `presentationCount?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessPageViewControllerSourcePresentationCount {
  let target: any UIPageViewControllerDataSource

  public func callAsFunction(for pageViewController: UIPageViewController) -> Int {
    target.presentationCount(for: pageViewController)
  }
}

/// The requirements that `presentationIndex?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessPageViewControllerSourcePresentationIndex {
  let target: any UIPageViewControllerDataSource

  public func callAsFunction(for pageViewController: UIPageViewController) -> Int {
    target.presentationIndex(for: pageViewController)
  }
}

extension UIPageViewControllerDataSource {
  public var presentationCount: HeadlessPageViewControllerSourcePresentationCount? {
    HeadlessPageViewControllerSourcePresentationCount(target: self)
  }

  public var presentationIndex: HeadlessPageViewControllerSourcePresentationIndex? {
    HeadlessPageViewControllerSourcePresentationIndex(target: self)
  }
}
