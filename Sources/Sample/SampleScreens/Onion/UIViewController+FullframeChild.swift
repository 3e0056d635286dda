import PetriUIKit

extension UIViewController {
  /// The steps of putting a controller into another one; addChild tells willMove by itself.
  func insertFullframeChildController(_ childController: UIViewController, toView: UIView? = nil, index: Int) {
    let containerView: UIView = toView ?? view
    if childController.parent !== self { addChild(childController) }
    containerView.insertSubview(childController.view, at: index)
    containerView.pinToBounds(childController.view)
    childController.didMove(toParent: self)
  }

  /// The same steps back; removeFromParent tells didMove by itself.
  func removeFullframeChildController(_ childController: UIViewController) {
    childController.willMove(toParent: nil)
    childController.viewIfLoaded?.removeFromSuperview()
    childController.removeFromParent()
  }
}

extension UIView {
  /// Nails all sides of a view to all sides of this one.
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
