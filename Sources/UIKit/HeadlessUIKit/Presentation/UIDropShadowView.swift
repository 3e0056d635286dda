/// The view around a sheet's view, as UIKit calls it.
final class UIDropShadowView: UIView {}
