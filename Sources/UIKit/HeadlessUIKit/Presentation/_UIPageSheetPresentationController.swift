/// A page sheet's, as UIKit calls it.
final class _UIPageSheetPresentationController: UISheetPresentationController {}
