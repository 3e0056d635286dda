/// Converts a context for an earlier step.
@MainActor
public protocol ContextTransformer<SourceContext, TargetContext>: RoutingRole {
  /// The type of the given context.
  associatedtype SourceContext
  /// The type of the earlier step's context.
  associatedtype TargetContext

  /// Converts the context.
  func transform(_ context: SourceContext) throws -> TargetContext
}
