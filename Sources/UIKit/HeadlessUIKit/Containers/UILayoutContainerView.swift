/// The root view of a container that places its child's view itself, as UIKit calls it.
final class UILayoutContainerView: UIView {
  weak var container: UIViewController?

  override func layoutSubviews() {
    super.layoutSubviews()
    (container as? any LayoutContainer)?.layOutContainer()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    (container as? any LayoutContainer)?.traitsDidChange()
  }
}
