/// What a navigation controller's child is in, as UIKit calls it.
final class UINavigationTransitionView: UIView {}
