import PetriCatalog
import PetriUIKit

/// A content's root view: a column within the margins, as high as it needs and never higher than there is room.
///
/// A list or a scroll view that is all the content has goes to the edges, as a table view controller's does.
final class ContentView: UIView, ArrangingView, StackHolding {
  /// The column.
  let stack = UIStackView()

  /// The space between the column and the safe area; the system's margins where it is `nil`.
  let padding: Insets?
  /// The input that was last shown above the keyboard.
  var shownFocus: ShownFocus?
  /// The sides on which the column goes to the edges.
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

  /// The views of the column, in its order.
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
      (stack.arrangedSubviews.first as? UIScrollView)?.leaveRoom(below: covered)
    } else {
      let area = bounds.inset(by: insets)
      let room = isFlexible ? area.height - covered : min(area.height, stack.fittingHeight(width: area.width))
      stack.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: max(0, room))
    }
    showFocus(covered)
  }

  /// The height without the safe area: a view that is placed by its own size is placed inside it.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = insets
    let safeArea = safeAreaInsets
    let width = size.width - margins.left - margins.right
    let height = stack.fittingHeight(width: width) + margins.top - safeArea.top + margins.bottom - safeArea.bottom
    return CGSize(width: size.width, height: isFlexible ? size.height : min(size.height, height))
  }

  /// The insets at the sides of the column: the margins with the safe area, or the padding with it; at a side on which
  /// the safe area is ignored the padding alone.
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

  /// Whether something in the column takes what is left, so that it is as high as the room.
  var isFlexible: Bool {
    stack.arrangedSubviews.contains {
      $0 is ListView || $0 is ScrollStackView || $0 is SpacerView || ($0 as? GridView)?.takesHeight == true
        || $0.isGrowing(along: .vertical)
    }
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

/// The room for the keyboard is taken from the column: one that can be shorter ends at it, one that fills the screen
/// scrolls above it, and any other moves up as far as the input in use needs. Bars stay where they are, behind the
/// keyboard.
extension ContentView {
  /// The least distance of what is typed in from the keyboard, in points.
  private static let gap: CGFloat = 8

  /// How much of the bottom the keyboard covers besides the safe area, in points.
  var coveredHeight: CGFloat { max(0, keyboardLayoutGuide.layoutFrame.height - safeAreaInsets.bottom) }

  /// Shows what is typed in above the keyboard, when one of the two is another than before.
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
        let place = input.convert(input.bounds, to: scroll).insetBy(dx: 0, dy: -ContentView.gap)
        let content = CGRect(origin: .zero, size: scroll.contentSize)
        scroll.scrollRectToVisible(place.intersection(content), animated: false)
      }
    }
    guard scrolls.isEmpty else { return }
    let place = input.convert(input.bounds, to: self)
    // A column that ends at the keyboard ends there.
    let gap = isFlexible ? 0 : ContentView.gap
    let below = place.maxY + gap - keyboardLayoutGuide.layoutFrame.minY
    if below > 0 { stack.frame.origin.y -= below }
  }

  /// The input that was last shown above the keyboard.
  struct ShownFocus: Equatable {
    let input: ObjectIdentifier
    let covered: CGFloat
  }
}

extension UIScrollView {
  /// Lets its end be scrolled above what covers its bottom.
  func leaveRoom(below height: CGFloat) {
    guard contentInset.bottom != height else { return }
    contentInset.bottom = height
  }
}

extension UIView {
  /// The first responder among this view and those below.
  fileprivate var firstFocused: UIView? {
    if isFirstResponder { return self }
    for subview in subviews {
      if let found = subview.firstFocused { return found }
    }
    return nil
  }
}
