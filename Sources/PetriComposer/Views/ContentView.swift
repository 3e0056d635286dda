import PetriCatalog
import PetriUIKit

/// A content's root view: a column within the margins, as high as it needs and never higher than there is room.
///
/// A list or a scroll view that is all the content has goes to the edges, as a table view controller's does.
final class ContentView: UIView, ArrangingView, StackHolding {
  /// The column.
  let stack = UIStackView()

  init(spacing: Double, alignment: StackAlignment) {
    super.init(frame: .zero)
    stack.axis = .vertical
    stack.spacing = spacing
    stack.alignment = alignment.uiAlignment
    addSubview(stack)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The views of the column, in its order.
  func show(_ views: [UIView]) {
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    for view in views { stack.addArrangedSubview(view) }
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if fillsBounds {
      stack.frame = bounds
      return
    }
    let area = bounds.inset(by: layoutMargins)
    let height = isFlexible ? area.height : min(area.height, stack.fittingHeight(width: area.width))
    stack.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: max(0, height))
  }

  /// The height without the safe area: a view that is placed by its own size is placed inside it.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = layoutMargins
    let safeArea = safeAreaInsets
    let width = size.width - margins.left - margins.right
    let height = stack.fittingHeight(width: width) + margins.top - safeArea.top + margins.bottom - safeArea.bottom
    return CGSize(width: size.width, height: isFlexible ? size.height : min(size.height, height))
  }

  private var fillsBounds: Bool {
    guard stack.arrangedSubviews.count == 1, let view = stack.arrangedSubviews.first else { return false }
    return view is ListView || view is ScrollStackView
  }

  private var isFlexible: Bool {
    stack.arrangedSubviews.contains { $0 is ListView || $0 is ScrollStackView || $0 is SpacerView }
  }
}

extension UIView {
  /// How high the view wants to be at a width, in points.
  func fittingHeight(width: CGFloat) -> CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
