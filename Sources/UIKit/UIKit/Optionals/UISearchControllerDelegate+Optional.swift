public import HeadlessUIKit

/// The requirements that `willPresentSearchController?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessSearchControllerWillPresentSearchController {
  let target: any UISearchControllerDelegate

  public func callAsFunction(_ searchController: UISearchController) {
    target.willPresentSearchController(searchController)
  }
}

/// The requirements that `didPresentSearchController?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessSearchControllerDidPresentSearchController {
  let target: any UISearchControllerDelegate

  public func callAsFunction(_ searchController: UISearchController) {
    target.didPresentSearchController(searchController)
  }
}

/// The requirements that `willDismissSearchController?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessSearchControllerWillDismissSearchController {
  let target: any UISearchControllerDelegate

  public func callAsFunction(_ searchController: UISearchController) {
    target.willDismissSearchController(searchController)
  }
}

/// The requirements that `didDismissSearchController?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessSearchControllerDidDismissSearchController {
  let target: any UISearchControllerDelegate

  public func callAsFunction(_ searchController: UISearchController) {
    target.didDismissSearchController(searchController)
  }
}

/// The requirements that `presentSearchController?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessSearchControllerPresentSearchController {
  let target: any UISearchControllerDelegate

  public func callAsFunction(_ searchController: UISearchController) {
    target.presentSearchController(searchController)
  }
}

extension UISearchControllerDelegate {
  public var willPresentSearchController: HeadlessSearchControllerWillPresentSearchController? {
    HeadlessSearchControllerWillPresentSearchController(target: self)
  }

  public var didPresentSearchController: HeadlessSearchControllerDidPresentSearchController? {
    HeadlessSearchControllerDidPresentSearchController(target: self)
  }

  public var willDismissSearchController: HeadlessSearchControllerWillDismissSearchController? {
    HeadlessSearchControllerWillDismissSearchController(target: self)
  }

  public var didDismissSearchController: HeadlessSearchControllerDidDismissSearchController? {
    HeadlessSearchControllerDidDismissSearchController(target: self)
  }

  public var presentSearchController: HeadlessSearchControllerPresentSearchController? {
    HeadlessSearchControllerPresentSearchController(target: self)
  }
}
