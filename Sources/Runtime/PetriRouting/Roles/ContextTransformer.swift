/// Makes the context that an earlier step needs out of the destination's.
@MainActor
public protocol ContextTransformer<SourceContext, TargetContext>: RoutingRole {
  /// The type of the context there is.
  associatedtype SourceContext
  /// The type of the context that the earlier step needs.
  associatedtype TargetContext

  /// The other context.
  func transform(_ context: SourceContext) throws -> TargetContext
}
