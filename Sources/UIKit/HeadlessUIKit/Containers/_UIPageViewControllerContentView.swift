/// The root view of a page view controller, as UIKit calls it.
final class _UIPageViewControllerContentView: UIView {
  weak var container: UIPageViewController?

  override func layoutSubviews() {
    super.layoutSubviews()
    container?.layOutContainer()
  }
}
