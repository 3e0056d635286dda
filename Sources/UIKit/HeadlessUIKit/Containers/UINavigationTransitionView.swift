/// The view around a navigation controller's child, as UIKit calls it.
final class UINavigationTransitionView: UIView {}
