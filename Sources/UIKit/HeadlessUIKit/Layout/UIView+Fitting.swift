import Foundation

extension UIView {
  /// How large the content would like to be.
  struct FittingState {
    /// How hard it pulls the size to its own.
    var hugging = Priorities(horizontal: .defaultLow, vertical: .defaultLow)
    /// How hard it refuses to be cut.
    var resistance = Priorities(horizontal: .defaultHigh, vertical: .defaultHigh)
    /// Sizes that were found.
    var sizes: [FittingRequest: CGSize] = [:]
    /// The size that its content has in its document, where the class that has the content isn't in this program.
    var standInSize: CGSize?
    /// When they were: they count as long as no content has changed since.
    var generation = 0
  }

  /// A priority for each axis.
  struct Priorities {
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority

    subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      get { axis == .horizontal ? horizontal : vertical }
      set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
  }

  /// The size that the constraints or the content give: exactly the request's on an axis whose priority is required.
  func fit(_ request: FittingRequest) -> CGSize {
    if sizeFollowsFromConstraints { return fittingSize(request) }
    let width = request.widthPriority == .required ? request.width : nil
    var size = measure(width: width)
    if let width { size.width = width }
    if request.heightPriority == .required { size.height = request.height }
    return size
  }

  /// The size of what constraints align of the view, in a width or in unlimited room.
  func measure(width: CGFloat?) -> CGSize {
    guard sizeFollowsFromConstraints else { return measureContent(width: width) }
    let insets = alignmentInsets
    let size = fittingSize(width: width.map { $0 + insets.left + insets.right })
    return CGSize(width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }

  /// The room of the frame around its aligned part, whichever of the methods gives it.
  var alignmentInsets: UIEdgeInsets {
    let whole = CGRect(x: 0, y: 0, width: 1024, height: 1024)
    let aligned = alignmentRect(forFrame: whole)
    if aligned == whole { return .zero }
    return UIEdgeInsets(
      top: aligned.minY,
      left: aligned.minX,
      bottom: whole.maxY - aligned.maxY,
      right: whole.maxX - aligned.maxX
    )
  }

  struct FittingRequest: Hashable {
    var width: CGFloat
    var height: CGFloat
    var widthPriority: UILayoutPriority
    var heightPriority: UILayoutPriority
  }

  /// The size that the constraints give when the view's own size is a wish.
  func fittingSize(_ request: FittingRequest) -> CGSize {
    if fittingState.generation != UIView.contentGeneration {
      fittingState.sizes = [:]
      fittingState.generation = UIView.contentGeneration
    }
    if let known = fittingState.sizes[request] { return known }
    updateConstraintsInTree()
    var region = LayoutRegion(root: self, fitting: request)
    let size = region.solveSize()
    // A few sizes are asked for at most: the smallest and those of a change of width.
    if fittingState.sizes.count > 8 { fittingState.sizes = [:] }
    fittingState.sizes[request] = size
    return size
  }

  func fittingSize(width: CGFloat?) -> CGSize {
    fittingSize(
      FittingRequest(
        width: width ?? 0,
        height: 0,
        widthPriority: width == nil ? .fittingSizeLevel : .required,
        heightPriority: .fittingSizeLevel
      )
    )
  }
}
