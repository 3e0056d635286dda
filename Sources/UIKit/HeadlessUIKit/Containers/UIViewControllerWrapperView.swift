/// The place of one child in a container, as UIKit calls it.
final class UIViewControllerWrapperView: UIView {}
