public import Foundation

/// A rectangle for constraints that has no view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, AssociationHolder {
  // Accessed behind the lock of the association table.
  nonisolated(unsafe) var associations: Associations?

  enum System {
    case safeArea
    case margins
    case readableContent
    case keyboard
    case scrollContent
    case scrollFrame
    case topBars
    case bottomBars
  }

  weak var storedOwner: UIView?
  var solvedFrame = CGRect.zero
  var system: System?
  final var anchors = LayoutAnchors()

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open var identifier = ""

  /// Setting it adds the guide to the view.
  open weak var owningView: UIView? {
    get { storedOwner }
    set {
      guard newValue !== storedOwner else { return }
      if let newValue { newValue.addLayoutGuide(self) } else { storedOwner?.removeLayoutGuide(self) }
    }
  }

  open var layoutFrame: CGRect {
    guard let system, let view = storedOwner else { return solvedFrame }
    return view.frame(of: system)
  }

  /// Expensive: solves the layout several times.
  open var hasAmbiguousLayout: Bool { isAmbiguous }

  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    (storedOwner?.constraintsAffectingLayout(for: axis) ?? []).filter {
      $0.firstItem === self || $0.secondItem === self
    }
  }

  open var leadingAnchor: NSLayoutXAxisAnchor { anchors.x(.leading, of: self) }
  open var trailingAnchor: NSLayoutXAxisAnchor { anchors.x(.trailing, of: self) }
  open var leftAnchor: NSLayoutXAxisAnchor { anchors.x(.left, of: self) }
  open var rightAnchor: NSLayoutXAxisAnchor { anchors.x(.right, of: self) }
  open var topAnchor: NSLayoutYAxisAnchor { anchors.y(.top, of: self) }
  open var bottomAnchor: NSLayoutYAxisAnchor { anchors.y(.bottom, of: self) }
  open var widthAnchor: NSLayoutDimension { anchors.dimension(.width, of: self) }
  open var heightAnchor: NSLayoutDimension { anchors.dimension(.height, of: self) }
  open var centerXAnchor: NSLayoutXAxisAnchor { anchors.x(.centerX, of: self) }
  open var centerYAnchor: NSLayoutYAxisAnchor { anchors.y(.centerY, of: self) }
}

/// A layout guide for the keyboard: its top is the keyboard's, or that of the bottom safe area if no keyboard is shown.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Ignored: the keyboard never floats here.
  open var followsUndockedKeyboard = false
  open var usesBottomSafeArea = true
}

extension UIView {
  func take(_ layoutGuide: UILayoutGuide) {
    if layoutGuide.storedOwner === self { return }
    layoutGuide.storedOwner?.removeLayoutGuide(layoutGuide)
    layoutGuide.storedOwner = self
    layoutGuides.append(layoutGuide)
  }

  func giveUp(_ layoutGuide: UILayoutGuide) {
    guard let index = layoutGuides.firstIndex(where: { $0 === layoutGuide }) else { return }
    for constraint in constraintState.involving.values
    where constraint.firstItem === layoutGuide || constraint.secondItem === layoutGuide {
      constraint.deactivate()
    }
    layoutGuides.remove(at: index)
    layoutGuide.storedOwner = nil
  }

  func systemGuide(_ system: UILayoutGuide.System, _ identifier: String) -> UILayoutGuide {
    if let guide = constraintState.systemGuides[system] { return guide }
    let guide = system == .keyboard ? UIKeyboardLayoutGuide() : UILayoutGuide()
    guide.system = system
    guide.identifier = identifier
    guide.storedOwner = self
    constraintState.systemGuides[system] = guide
    if system == .topBars || system == .bottomBars { _UILayoutSupportConstraint.install(for: guide, in: self) }
    return guide
  }

  func insets(of system: UILayoutGuide.System) -> UIEdgeInsets {
    switch system {
    case .safeArea: return safeAreaInsets
    case .margins: return layoutMargins
    case .readableContent:
      // About 672 points is the maximum readable width at the default text size; other sizes are undocumented.
      let side = max(0, (bounds.width - layoutMargins.left - layoutMargins.right - 672) / 2)
      return UIEdgeInsets(
        top: layoutMargins.top,
        left: layoutMargins.left + side,
        bottom: layoutMargins.bottom,
        right: layoutMargins.right + side
      )
    case .keyboard:
      let bottom = (constraintState.systemGuides[.keyboard] as? UIKeyboardLayoutGuide)?.usesBottomSafeArea == false
      let covered = max(bottom ? 0 : safeAreaInsets.bottom, coveredByKeyboard)
      return UIEdgeInsets(top: bounds.height - covered, left: 0, bottom: -belowInWindow, right: 0)
    case .topBars: return UIEdgeInsets(top: 0, left: 0, bottom: bounds.height - safeAreaInsets.top, right: 0)
    case .bottomBars: return UIEdgeInsets(top: bounds.height - safeAreaInsets.bottom, left: 0, bottom: 0, right: 0)
    case .scrollContent, .scrollFrame: return .zero
    }
  }

  /// The distance from the view's bottom to the window's, where the keyboard guide ends.
  private var belowInWindow: CGFloat {
    guard let window, window !== self else { return 0 }
    return convert(CGPoint(x: 0, y: window.bounds.maxY), from: window).y - bounds.maxY
  }

  func frame(of system: UILayoutGuide.System) -> CGRect {
    if system == .scrollContent, let scroll = self as? UIScrollView {
      return CGRect(origin: .zero, size: scroll.contentSize)
    }
    return bounds.inset(by: insets(of: system))
  }
}

/// A constraint between a view and a guide of its controller's bars. It is listed but never solved, because the guide
/// computes its frame.
final class _UILayoutSupportConstraint: NSLayoutConstraint {
  static func install(for guide: UILayoutGuide, in view: UIView) {
    let edge: NSLayoutConstraint.Attribute = guide.system == .topBars ? .top : .bottom
    let position = _UILayoutSupportConstraint()
    position.set(first: guide, edge, .equal, view, edge, multiplier: 1, constant: 0)
    let height = _UILayoutSupportConstraint()
    height.set(first: guide, .height, .equal, nil, .notAnAttribute, multiplier: 1, constant: 0)
    for constraint in [position, height] {
      constraint.holder = view
      constraint.takeSequence()
      view.constraintState.supports.append(constraint)
    }
  }

  override var constant: CGFloat {
    get { firstAttribute == .height ? (firstItem as? UILayoutGuide)?.layoutFrame.height ?? 0 : 0 }
    set {}
  }
}
