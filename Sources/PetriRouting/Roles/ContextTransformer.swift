/// Makes the context that an earlier step needs out of the destination's.
@MainActor
public protocol ContextTransformer<SourceContext, TargetContext>: RoutingRole {
  /// What there is.
  associatedtype SourceContext
  /// What the earlier step needs.
  associatedtype TargetContext

  /// The other context.
  func transform(_ context: SourceContext) throws -> TargetContext
}
