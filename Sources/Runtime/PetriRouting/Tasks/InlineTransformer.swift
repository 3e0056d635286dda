/// A context transformer from a closure.
public struct InlineTransformer<SourceContext, TargetContext>: ContextTransformer {
  private let convert: @MainActor (SourceContext) throws -> TargetContext

  /// Makes a transformer.
  public init(_ convert: @escaping @MainActor (SourceContext) throws -> TargetContext) {
    self.convert = convert
  }

  /// Calls the closure.
  public func transform(_ context: SourceContext) throws -> TargetContext { try convert(context) }
}
