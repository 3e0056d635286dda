public import PetriUIKit

/// Answers in which window navigation takes place.
@MainActor
public protocol WindowProvider {
  /// The window; `nil` if there is none.
  var window: UIWindow? { get }
}
