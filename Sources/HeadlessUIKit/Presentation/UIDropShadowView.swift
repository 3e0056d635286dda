/// What a sheet's view is in, as UIKit calls it.
final class UIDropShadowView: UIView {}
