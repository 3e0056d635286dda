import Foundation
import InterfaceBuilder

/// The archive that an object of a document is made from: the values that initializers need, and nothing else. All other
/// values are set afterwards.
final class InterfaceCoder: NSCoder {
  /// The frame that was stored, in points.
  var frame = CGRect.zero
  var tableStyle = UITableView.Style.plain
  var cellStyle = UITableViewCell.CellStyle.default
  var buttonType = UIButton.ButtonType.custom
  var reuseIdentifier: String?
  var collectionLayout: UICollectionViewLayout?
  var nibName: String?
  var splitStyle = UISplitViewController.Style.unspecified
  var pageTransition = UIPageViewController.TransitionStyle.pageCurl
  var pageOrientation = UIPageViewController.NavigationOrientation.horizontal
}
