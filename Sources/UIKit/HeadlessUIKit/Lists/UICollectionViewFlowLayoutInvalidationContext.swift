/// The parts of a flow that are out of date: by default both.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate is asked for sizes and gaps again.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// Whether items are placed again.
  open var invalidateFlowLayoutAttributes = true
}
