import Foundation

extension UIView {
  struct FittingState {
    var hugging = Priorities(horizontal: .defaultLow, vertical: .defaultLow)
    var resistance = Priorities(horizontal: .defaultHigh, vertical: .defaultHigh)
    var sizes: [FittingRequest: CGSize] = [:]
    /// The content size from the interface document, if the class with the content isn't in the program.
    var standInSize: CGSize?
    var generation = 0
  }

  struct Priorities {
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority

    subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      get { axis == .horizontal ? horizontal : vertical }
      set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
  }

  func fit(_ request: FittingRequest) -> CGSize {
    if sizeFollowsFromConstraints { return fittingSize(request) }
    let width = request.widthPriority == .required ? request.width : nil
    var size = measure(width: width)
    if let width { size.width = width }
    if request.heightPriority == .required { size.height = request.height }
    return size
  }

  /// The size of the view's alignment rectangle, for a width or without a limit.
  func measure(width: CGFloat?) -> CGSize {
    guard sizeFollowsFromConstraints else { return measureContent(width: width) }
    let insets = alignmentInsets
    let size = fittingSize(width: width.map { $0 + insets.left + insets.right })
    return CGSize(width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }

  /// The insets of the alignment rectangle, from whichever method a subclass overrides.
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

  func fittingSize(_ request: FittingRequest) -> CGSize {
    if fittingState.generation != UIView.contentGeneration {
      fittingState.sizes = [:]
      fittingState.generation = UIView.contentGeneration
    }
    if let known = fittingState.sizes[request] { return known }
    updateConstraintsInTree()
    var region = LayoutRegion(root: self, fitting: request)
    let size = region.solveSize()
    // Few different sizes are requested: the smallest and those of a changed width.
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
