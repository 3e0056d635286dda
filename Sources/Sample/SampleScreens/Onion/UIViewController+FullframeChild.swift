import PetriUIKit

extension UIViewController {
  /// Adds a child controller in UIKit's order; `addChild` calls `willMove` itself.
  func insertFullframeChildController(_ childController: UIViewController, toView: UIView? = nil, index: Int) {
    let containerView: UIView = toView ?? view
    if childController.parent !== self { addChild(childController) }
    containerView.insertSubview(childController.view, at: index)
    containerView.pinToBounds(childController.view)
    childController.didMove(toParent: self)
  }

  /// Removes a child controller in UIKit's order; `removeFromParent` calls `didMove` itself.
  func removeFullframeChildController(_ childController: UIViewController) {
    childController.willMove(toParent: nil)
    childController.viewIfLoaded?.removeFromSuperview()
    childController.removeFromParent()
  }
}

extension UIView {
  func pinToBounds(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor),
      view.bottomAnchor.constraint(equalTo: bottomAnchor),
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}
