public import Foundation
public import HeadlessUIKit

// `delegate?.scrollViewDidScroll?(view)` and `delegate?.tableView?(table, heightForRowAt: path)` call optional requirements on iOS. Here
// a requirement has a default implementation and, for such calls, an optional property of the same name: a closure, or a callable value if
// there are argument labels, which closures can't have. `OptionalFormsTests` checks that none is missing.

extension UITableViewDataSource {
  public var numberOfSections: HeadlessTableViewSourceNumberOfSections? { .init(target: self) }
  public var tableView: HeadlessTableViewSourceTableView? { .init(target: self) }
  public var sectionIndexTitles: HeadlessTableViewSourceSectionIndexTitles? { .init(target: self) }
}

@preconcurrency @MainActor
public struct HeadlessTableViewSourceNumberOfSections {
  let target: any UITableViewDataSource

  public func callAsFunction(in a: UITableView) -> Int { target.numberOfSections(in: a) }
}

@preconcurrency @MainActor
public struct HeadlessTableViewSourceTableView {
  let target: any UITableViewDataSource

  public func callAsFunction(_ a: UITableView, titleForHeaderInSection b: Int) -> String? {
    target.tableView(a, titleForHeaderInSection: b)
  }
  public func callAsFunction(_ a: UITableView, titleForFooterInSection b: Int) -> String? {
    target.tableView(a, titleForFooterInSection: b)
  }
  public func callAsFunction(_ a: UITableView, canEditRowAt b: IndexPath) -> Bool {
    target.tableView(a, canEditRowAt: b)
  }
  public func callAsFunction(_ a: UITableView, canMoveRowAt b: IndexPath) -> Bool {
    target.tableView(a, canMoveRowAt: b)
  }
  public func callAsFunction(_ a: UITableView, sectionForSectionIndexTitle b: String, at c: Int) -> Int {
    target.tableView(a, sectionForSectionIndexTitle: b, at: c)
  }
  public func callAsFunction(_ a: UITableView, commit b: UITableViewCell.EditingStyle, forRowAt c: IndexPath) {
    target.tableView(a, commit: b, forRowAt: c)
  }
  public func callAsFunction(_ a: UITableView, moveRowAt b: IndexPath, to c: IndexPath) {
    target.tableView(a, moveRowAt: b, to: c)
  }
}

@preconcurrency @MainActor
public struct HeadlessTableViewSourceSectionIndexTitles {
  let target: any UITableViewDataSource

  public func callAsFunction(for a: UITableView) -> [String]? { target.sectionIndexTitles(for: a) }
}

extension UITableViewDelegate {
  public var tableView: HeadlessTableViewTableView? { .init(target: self) }
}

@preconcurrency @MainActor
public struct HeadlessTableViewTableView {
  let target: any UITableViewDelegate

  public func callAsFunction(_ a: UITableView, willDisplay b: UITableViewCell, forRowAt c: IndexPath) {
    target.tableView(a, willDisplay: b, forRowAt: c)
  }
  public func callAsFunction(_ a: UITableView, didEndDisplaying b: UITableViewCell, forRowAt c: IndexPath) {
    target.tableView(a, didEndDisplaying: b, forRowAt: c)
  }
  public func callAsFunction(_ a: UITableView, heightForRowAt b: IndexPath) -> CGFloat {
    target.tableView(a, heightForRowAt: b)
  }
  public func callAsFunction(_ a: UITableView, estimatedHeightForRowAt b: IndexPath) -> CGFloat {
    target.tableView(a, estimatedHeightForRowAt: b)
  }
  public func callAsFunction(_ a: UITableView, heightForHeaderInSection b: Int) -> CGFloat {
    target.tableView(a, heightForHeaderInSection: b)
  }
  public func callAsFunction(_ a: UITableView, heightForFooterInSection b: Int) -> CGFloat {
    target.tableView(a, heightForFooterInSection: b)
  }
  public func callAsFunction(_ a: UITableView, viewForHeaderInSection b: Int) -> UIView? {
    target.tableView(a, viewForHeaderInSection: b)
  }
  public func callAsFunction(_ a: UITableView, viewForFooterInSection b: Int) -> UIView? {
    target.tableView(a, viewForFooterInSection: b)
  }
  public func callAsFunction(_ a: UITableView, shouldHighlightRowAt b: IndexPath) -> Bool {
    target.tableView(a, shouldHighlightRowAt: b)
  }
  public func callAsFunction(_ a: UITableView, willSelectRowAt b: IndexPath) -> IndexPath? {
    target.tableView(a, willSelectRowAt: b)
  }
  public func callAsFunction(_ a: UITableView, didSelectRowAt b: IndexPath) { target.tableView(a, didSelectRowAt: b) }
  public func callAsFunction(_ a: UITableView, willDeselectRowAt b: IndexPath) -> IndexPath? {
    target.tableView(a, willDeselectRowAt: b)
  }
  public func callAsFunction(_ a: UITableView, didDeselectRowAt b: IndexPath) {
    target.tableView(a, didDeselectRowAt: b)
  }
  public func callAsFunction(_ a: UITableView, accessoryButtonTappedForRowWith b: IndexPath) {
    target.tableView(a, accessoryButtonTappedForRowWith: b)
  }
  public func callAsFunction(_ a: UITableView, editingStyleForRowAt b: IndexPath) -> UITableViewCell.EditingStyle {
    target.tableView(a, editingStyleForRowAt: b)
  }
  public func callAsFunction(_ a: UITableView, leadingSwipeActionsConfigurationForRowAt b: IndexPath)
    -> UISwipeActionsConfiguration?
  { target.tableView(a, leadingSwipeActionsConfigurationForRowAt: b) }
  public func callAsFunction(_ a: UITableView, trailingSwipeActionsConfigurationForRowAt b: IndexPath)
    -> UISwipeActionsConfiguration?
  { target.tableView(a, trailingSwipeActionsConfigurationForRowAt: b) }
}

extension UICollectionViewDataSource {
  public var numberOfSections: HeadlessCollectionViewSourceNumberOfSections? { .init(target: self) }
  public var collectionView: HeadlessCollectionViewSourceCollectionView? { .init(target: self) }
}

@preconcurrency @MainActor
public struct HeadlessCollectionViewSourceNumberOfSections {
  let target: any UICollectionViewDataSource

  public func callAsFunction(in a: UICollectionView) -> Int { target.numberOfSections(in: a) }
}

@preconcurrency @MainActor
public struct HeadlessCollectionViewSourceCollectionView {
  let target: any UICollectionViewDataSource

  public func callAsFunction(_ a: UICollectionView, viewForSupplementaryElementOfKind b: String, at c: IndexPath)
    -> UICollectionReusableView
  { target.collectionView(a, viewForSupplementaryElementOfKind: b, at: c) }
  public func callAsFunction(_ a: UICollectionView, canMoveItemAt b: IndexPath) -> Bool {
    target.collectionView(a, canMoveItemAt: b)
  }
  public func callAsFunction(_ a: UICollectionView, moveItemAt b: IndexPath, to c: IndexPath) {
    target.collectionView(a, moveItemAt: b, to: c)
  }
}

extension UICollectionViewDelegate {
  public var collectionView: HeadlessCollectionViewCollectionView? { .init(target: self) }
}

@preconcurrency @MainActor
public struct HeadlessCollectionViewCollectionView {
  let target: any UICollectionViewDelegate

  public func callAsFunction(_ a: UICollectionView, shouldHighlightItemAt b: IndexPath) -> Bool {
    target.collectionView(a, shouldHighlightItemAt: b)
  }
  public func callAsFunction(_ a: UICollectionView, shouldSelectItemAt b: IndexPath) -> Bool {
    target.collectionView(a, shouldSelectItemAt: b)
  }
  public func callAsFunction(_ a: UICollectionView, shouldDeselectItemAt b: IndexPath) -> Bool {
    target.collectionView(a, shouldDeselectItemAt: b)
  }
  public func callAsFunction(_ a: UICollectionView, didSelectItemAt b: IndexPath) {
    target.collectionView(a, didSelectItemAt: b)
  }
  public func callAsFunction(_ a: UICollectionView, didDeselectItemAt b: IndexPath) {
    target.collectionView(a, didDeselectItemAt: b)
  }
  public func callAsFunction(_ a: UICollectionView, willDisplay b: UICollectionViewCell, forItemAt c: IndexPath) {
    target.collectionView(a, willDisplay: b, forItemAt: c)
  }
  public func callAsFunction(_ a: UICollectionView, didEndDisplaying b: UICollectionViewCell, forItemAt c: IndexPath) {
    target.collectionView(a, didEndDisplaying: b, forItemAt: c)
  }
  public func callAsFunction(
    _ a: UICollectionView,
    willDisplaySupplementaryView b: UICollectionReusableView,
    forElementKind c: String,
    at d: IndexPath
  ) { target.collectionView(a, willDisplaySupplementaryView: b, forElementKind: c, at: d) }
  public func callAsFunction(
    _ a: UICollectionView,
    didEndDisplayingSupplementaryView b: UICollectionReusableView,
    forElementOfKind c: String,
    at d: IndexPath
  ) { target.collectionView(a, didEndDisplayingSupplementaryView: b, forElementOfKind: c, at: d) }
  public func callAsFunction(_ a: UICollectionView, didHighlightItemAt b: IndexPath) {
    target.collectionView(a, didHighlightItemAt: b)
  }
  public func callAsFunction(_ a: UICollectionView, didUnhighlightItemAt b: IndexPath) {
    target.collectionView(a, didUnhighlightItemAt: b)
  }
  public func callAsFunction(
    _ a: UICollectionView,
    transitionLayoutForOldLayout b: UICollectionViewLayout,
    newLayout c: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout { target.collectionView(a, transitionLayoutForOldLayout: b, newLayout: c) }
  public func callAsFunction(_ a: UICollectionView, targetContentOffsetForProposedContentOffset b: CGPoint) -> CGPoint {
    target.collectionView(a, targetContentOffsetForProposedContentOffset: b)
  }
  public func callAsFunction(
    _ a: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath b: IndexPath,
    atCurrentIndexPath c: IndexPath,
    toProposedIndexPath d: IndexPath
  ) -> IndexPath {
    target.collectionView(
      a,
      targetIndexPathForMoveOfItemFromOriginalIndexPath: b,
      atCurrentIndexPath: c,
      toProposedIndexPath: d
    )
  }
}

extension UICollectionViewDelegateFlowLayout {
  public var collectionView: HeadlessCollectionViewFlowLayoutCollectionView? { .init(target: self) }
}

@preconcurrency @MainActor
public struct HeadlessCollectionViewFlowLayoutCollectionView {
  let target: any UICollectionViewDelegateFlowLayout

  public func callAsFunction(_ a: UICollectionView, layout b: UICollectionViewLayout, sizeForItemAt c: IndexPath)
    -> CGSize
  { target.collectionView(a, layout: b, sizeForItemAt: c) }
  public func callAsFunction(_ a: UICollectionView, layout b: UICollectionViewLayout, insetForSectionAt c: Int)
    -> UIEdgeInsets
  { target.collectionView(a, layout: b, insetForSectionAt: c) }
  public func callAsFunction(
    _ a: UICollectionView,
    layout b: UICollectionViewLayout,
    minimumLineSpacingForSectionAt c: Int
  ) -> CGFloat { target.collectionView(a, layout: b, minimumLineSpacingForSectionAt: c) }
  public func callAsFunction(
    _ a: UICollectionView,
    layout b: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt c: Int
  ) -> CGFloat { target.collectionView(a, layout: b, minimumInteritemSpacingForSectionAt: c) }
  public func callAsFunction(
    _ a: UICollectionView,
    layout b: UICollectionViewLayout,
    referenceSizeForHeaderInSection c: Int
  ) -> CGSize { target.collectionView(a, layout: b, referenceSizeForHeaderInSection: c) }
  public func callAsFunction(
    _ a: UICollectionView,
    layout b: UICollectionViewLayout,
    referenceSizeForFooterInSection c: Int
  ) -> CGSize { target.collectionView(a, layout: b, referenceSizeForFooterInSection: c) }
}

extension UIScrollViewDelegate {
  public var scrollViewDidScroll: ((UIScrollView) -> Void)? { scrollViewDidScroll(_:) }
  public var scrollViewWillBeginDragging: ((UIScrollView) -> Void)? { scrollViewWillBeginDragging(_:) }
  public var scrollViewWillEndDragging: HeadlessScrollViewScrollViewWillEndDragging? { .init(target: self) }
  public var scrollViewDidEndDragging: HeadlessScrollViewScrollViewDidEndDragging? { .init(target: self) }
  public var scrollViewWillBeginDecelerating: ((UIScrollView) -> Void)? { scrollViewWillBeginDecelerating(_:) }
  public var scrollViewDidEndDecelerating: ((UIScrollView) -> Void)? { scrollViewDidEndDecelerating(_:) }
  public var scrollViewDidEndScrollingAnimation: ((UIScrollView) -> Void)? { scrollViewDidEndScrollingAnimation(_:) }
  public var scrollViewShouldScrollToTop: ((UIScrollView) -> Bool)? { scrollViewShouldScrollToTop(_:) }
  public var scrollViewDidScrollToTop: ((UIScrollView) -> Void)? { scrollViewDidScrollToTop(_:) }
  public var viewForZooming: HeadlessScrollViewViewForZooming? { .init(target: self) }
  public var scrollViewDidChangeAdjustedContentInset: ((UIScrollView) -> Void)? {
    scrollViewDidChangeAdjustedContentInset(_:)
  }
}

@preconcurrency @MainActor
public struct HeadlessScrollViewScrollViewWillEndDragging {
  let target: any UIScrollViewDelegate

  public func callAsFunction(
    _ a: UIScrollView,
    withVelocity b: CGPoint,
    targetContentOffset c: UnsafeMutablePointer<CGPoint>
  ) { target.scrollViewWillEndDragging(a, withVelocity: b, targetContentOffset: c) }
}

@preconcurrency @MainActor
public struct HeadlessScrollViewScrollViewDidEndDragging {
  let target: any UIScrollViewDelegate

  public func callAsFunction(_ a: UIScrollView, willDecelerate b: Bool) {
    target.scrollViewDidEndDragging(a, willDecelerate: b)
  }
}

@preconcurrency @MainActor
public struct HeadlessScrollViewViewForZooming {
  let target: any UIScrollViewDelegate

  public func callAsFunction(in a: UIScrollView) -> UIView? { target.viewForZooming(in: a) }
}

extension UIPickerViewDelegate {
  public var pickerView: HeadlessPickerViewPickerView? { .init(target: self) }
}

@preconcurrency @MainActor
public struct HeadlessPickerViewPickerView {
  let target: any UIPickerViewDelegate

  public func callAsFunction(_ a: UIPickerView, widthForComponent b: Int) -> CGFloat {
    target.pickerView(a, widthForComponent: b)
  }
  public func callAsFunction(_ a: UIPickerView, rowHeightForComponent b: Int) -> CGFloat {
    target.pickerView(a, rowHeightForComponent: b)
  }
  public func callAsFunction(_ a: UIPickerView, titleForRow b: Int, forComponent c: Int) -> String? {
    target.pickerView(a, titleForRow: b, forComponent: c)
  }
  public func callAsFunction(_ a: UIPickerView, attributedTitleForRow b: Int, forComponent c: Int)
    -> NSAttributedString?
  { target.pickerView(a, attributedTitleForRow: b, forComponent: c) }
  public func callAsFunction(_ a: UIPickerView, viewForRow b: Int, forComponent c: Int, reusing d: UIView?) -> UIView {
    target.pickerView(a, viewForRow: b, forComponent: c, reusing: d)
  }
  public func callAsFunction(_ a: UIPickerView, didSelectRow b: Int, inComponent c: Int) {
    target.pickerView(a, didSelectRow: b, inComponent: c)
  }
}
