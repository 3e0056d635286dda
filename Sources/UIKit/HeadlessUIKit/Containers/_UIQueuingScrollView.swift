/// The view around scrolling pages, as UIKit calls it: three pages wide, the one that is seen in the middle.
final class _UIQueuingScrollView: UIScrollView {}
