/// A kind of finding. Its name is its code in reports, baselines, `petri explain`, and for a view's `allow`.
public enum CheckRule: String, Codable, Hashable, Sendable, CaseIterable {
  /// A view controller outlives its screen.
  case leakedController = "leaked-controller"
  /// A text is cut or ends in an ellipsis.
  case truncation
  /// Texts lie over one another.
  case overlap
  /// A view with something to show has no size.
  case zeroSize = "zero-size"
  /// A view is beyond the edge of the screen, where nothing scrolls.
  case outsideScreen = "outside-screen"
  /// A view is under the status bar, or where the home indicator is.
  case outsideSafeArea = "outside-safe-area"
  /// Something to touch is smaller than a finger, and than UIKit makes it.
  case smallTarget = "small-target"
  /// A text is too faint for what is behind it.
  case contrast

  /// The check that finds it.
  public var kind: CheckKind {
    switch self {
    case .leakedController: .leaks
    case .truncation, .overlap, .zeroSize, .outsideScreen, .outsideSafeArea, .smallTarget, .contrast: .layout
    }
  }
}
