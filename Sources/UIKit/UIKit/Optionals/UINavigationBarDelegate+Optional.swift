public import HeadlessUIKit

/// The requirements that `navigationBar?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessNavigationBarNavigationBar {
  let target: any UINavigationBarDelegate

  public func callAsFunction(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    target.navigationBar(navigationBar, shouldPush: item)
  }

  public func callAsFunction(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    target.navigationBar(navigationBar, didPush: item)
  }

  public func callAsFunction(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    target.navigationBar(navigationBar, shouldPop: item)
  }

  public func callAsFunction(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    target.navigationBar(navigationBar, didPop: item)
  }
}

extension UINavigationBarDelegate {
  public var navigationBar: HeadlessNavigationBarNavigationBar? { HeadlessNavigationBarNavigationBar(target: self) }
}
