public import Foundation

/// What has a preferred size and children that have one.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the content would like, in points.
  var preferredContentSize: CGSize { get }
  /// Called after a child's preferred size changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size that a child gets in a parent of that size.
  func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
    -> CGSize
  /// Called before the size changes.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before the traits change.
  func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
