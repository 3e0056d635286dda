public import PetriUIKit

/// A controller that knows what it shows, and can show something else.
@MainActor
public protocol ContextAccepting<Context>: UIViewController {
  /// The type of the content that it shows.
  associatedtype Context

  /// Whether it shows this already.
  func isTarget(for context: Context) -> Bool

  /// Shows something else.
  func setup(with context: Context) throws
}
