import Foundation

/// Lets others take part in the coming and going of a context menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The preview; none by default.
  var previewViewController: UIViewController? { get }
  /// Makes changes with it.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Is called after it.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// How a preview goes when it is tapped.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It goes away.
  case dismiss
  /// It grows to the screen.
  case pop
}

/// Lets others take part when a preview is tapped.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the preview goes; away by default.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
