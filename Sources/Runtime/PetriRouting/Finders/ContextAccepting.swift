public import PetriUIKit

/// A controller that knows its content, and can show another one.
@MainActor
public protocol ContextAccepting<Context>: UIViewController {
  /// The type of the content that it shows.
  associatedtype Context

  /// Whether it shows this already.
  func isTarget(for context: Context) -> Bool

  /// Shows something else.
  func setup(with context: Context) throws
}
