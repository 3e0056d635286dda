public import PetriUIKit

/// Provides the window to navigate in.
@MainActor
public protocol WindowProvider {
  /// The window; `nil` if there is none.
  var window: UIWindow? { get }
}
