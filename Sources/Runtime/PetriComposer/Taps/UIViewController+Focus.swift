import PetriRouting
import PetriUIKit

extension UIViewController {
  /// Has an input typed in: the nearest with the id, in its own view first, then in what is around it.
  ///
  /// - Parameter id: the input's id; `nil` ends typing.
  /// - Throws: `RoutingProblem` where there is none, or it can't be typed in.
  func focus(_ id: String?) throws {
    guard let id else {
      viewIfLoaded?.window?.endEditing(true)
      return
    }
    let around = sequence(first: self) { $0.parent }
    guard let input = around.lazy.compactMap({ $0.viewIfLoaded?.input(id) }).first else {
      throw RoutingProblem("no input here has the id '\(id)'")
    }
    guard input.becomeFirstResponder() else { throw RoutingProblem("'\(id)' can't be edited now") }
  }
}

extension UIView {
  /// The first view of an id, in or below this one, that takes text.
  fileprivate func input(_ id: String) -> UIView? {
    var waiting = [self]
    while let view = waiting.popLast() {
      if view.accessibilityIdentifier == id, ShownView.input(of: view)?.isTypedIn ?? false { return view }
      waiting += view.subviews.reversed()
    }
    return nil
  }
}
