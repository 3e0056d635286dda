public import PetriUIKit

/// A controller that knows its content and can show another one.
@MainActor
public protocol ContextAccepting<Context>: UIViewController {
  /// The type of its content.
  associatedtype Context

  /// Whether it shows the context already.
  func isTarget(for context: Context) -> Bool

  /// Shows the context.
  func setup(with context: Context) throws
}
