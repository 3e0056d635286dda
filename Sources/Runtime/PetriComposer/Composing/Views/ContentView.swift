import PetriCatalog
import PetriUIKit

final class ContentView: UIView, ArrangingView, StackHolding {
  let stack = UIStackView()

  let padding: Insets?
  var shownFocus: ShownFocus?
  /// The edges at which the column ignores the safe area.
  let ignoredSides: Set<PinEdge>

  init(_ content: ViewsContent) {
    padding = content.padding
    ignoredSides = content.ignoresSafeArea.sides
    super.init(frame: .zero)
    stack.axis = .vertical
    stack.spacing = content.spacing
    stack.alignment = content.alignment.uiAlignment
    addSubview(stack)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func show(_ views: [UIView]) {
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    stack.arrange(views)
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let covered = coveredHeight
    let fillsBounds = fillsBounds
    if let scroll = stack.arrangedSubviews.first as? ScrollStackView, scroll.stack.axis == .vertical {
      let sides = UIEdgeInsets(top: 0, left: layoutMargins.left, bottom: 0, right: layoutMargins.right)
      scroll.layoutMargins = fillsBounds ? sides : .zero
    }
    if fillsBounds {
      stack.frame = bounds
      (stack.arrangedSubviews.first as? UIScrollView)?.leaveSpace(below: covered)
    } else {
      let area = bounds.inset(by: insets)
      let height = isFlexible ? area.height - covered : min(area.height, stack.fittingHeight(width: area.width))
      stack.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: max(0, height))
    }
    showFocus(covered)
  }

  /// The size without the safe area, because a view placed by its size is placed inside it.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = insets
    let safeArea = safeAreaInsets
    let width = size.width - margins.left - margins.right
    let height = stack.fittingHeight(width: width) + margins.top - safeArea.top + margins.bottom - safeArea.bottom
    return CGSize(width: size.width, height: isFlexible ? size.height : min(size.height, height))
  }

  /// The insets of the column: the margins with the safe area, or the padding with it; only the padding at an edge that
  /// ignores the safe area.
  private var insets: UIEdgeInsets {
    guard padding != nil || !ignoredSides.isEmpty else { return layoutMargins }
    let direction = effectiveUserInterfaceLayoutDirection
    var insets = padding?.edgeInsets(for: direction) ?? layoutMargins
    let safeArea = safeAreaInsets
    let (left, right): (PinEdge, PinEdge) =
      direction == .rightToLeft ? (.trailing, .leading) : (.leading, .trailing)
    func side(_ edge: PinEdge, _ inset: CGFloat, _ safe: CGFloat) -> CGFloat {
      if padding != nil { return ignoredSides.contains(edge) ? inset : inset + safe }
      return ignoredSides.contains(edge) ? 0 : inset
    }
    insets.top = side(.top, insets.top, safeArea.top)
    insets.bottom = side(.bottom, insets.bottom, safeArea.bottom)
    insets.left = side(left, insets.left, safeArea.left)
    insets.right = side(right, insets.right, safeArea.right)
    return insets
  }

  private var fillsBounds: Bool {
    guard padding == nil, stack.arrangedSubviews.count == 1, let view = stack.arrangedSubviews.first else {
      return false
    }
    return view is ListView || view is ScrollStackView || view is EmbeddedView || (view as? GridView)?.axis == .vertical
  }

  /// Whether a view in the column takes the remaining height.
  var isFlexible: Bool {
    stack.arrangedSubviews.contains {
      $0 is ListView || $0 is ScrollStackView || $0 is SpacerView || ($0 as? GridView)?.takesHeight == true
        || $0.isGrowing(along: .vertical)
    }
  }
}

extension UIView {
  func fittingHeight(width: CGFloat) -> CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}

/// Avoids the keyboard: a flexible column ends above it, a column that fills the screen scrolls, and any other moves up
/// as far as the focused input needs. Bars stay behind the keyboard.
extension ContentView {
  private static let gap: CGFloat = 8

  /// The height that the keyboard covers besides the safe area, in points.
  var coveredHeight: CGFloat { max(0, keyboardLayoutGuide.layoutFrame.height - safeAreaInsets.bottom) }

  func showFocus(_ covered: CGFloat) {
    guard covered > 0, let input = stack.firstFocused else {
      shownFocus = nil
      return
    }
    stack.layoutIfNeeded()
    let scrolls = sequence(first: input.superview) { $0?.superview }.prefix { $0 !== self }.compactMap {
      $0 as? UIScrollView
    }
    if shownFocus != ShownFocus(input: ObjectIdentifier(input), covered: covered) {
      shownFocus = ShownFocus(input: ObjectIdentifier(input), covered: covered)
      for scroll in scrolls {
        scroll.layoutIfNeeded()
        let frame = input.convert(input.bounds, to: scroll).insetBy(dx: 0, dy: -ContentView.gap)
        let content = CGRect(origin: .zero, size: scroll.contentSize)
        scroll.scrollRectToVisible(frame.intersection(content), animated: false)
      }
    }
    guard scrolls.isEmpty else { return }
    let frame = input.convert(input.bounds, to: self)
    // A flexible column ends exactly at the keyboard.
    let gap = isFlexible ? 0 : ContentView.gap
    let below = frame.maxY + gap - keyboardLayoutGuide.layoutFrame.minY
    if below > 0 { stack.frame.origin.y -= below }
  }

  struct ShownFocus: Equatable {
    let input: ObjectIdentifier
    let covered: CGFloat
  }
}

extension UIScrollView {
  func leaveSpace(below height: CGFloat) {
    guard contentInset.bottom != height else { return }
    contentInset.bottom = height
  }
}

extension UIView {
  fileprivate var firstFocused: UIView? {
    if isFirstResponder { return self }
    for subview in subviews {
      if let found = subview.firstFocused { return found }
    }
    return nil
  }
}
