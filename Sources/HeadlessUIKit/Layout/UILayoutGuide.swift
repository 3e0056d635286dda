public import Foundation

/// A rectangle that constraints may speak of, without a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, AssociationHolder {
  // Read and written behind the lock of the association table.
  nonisolated(unsafe) var associations: Associations?

  /// The guides that a view has by itself.
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

  /// A guide of no view.
  public override init() {
    super.init()
  }

  /// There are no archives here; a guide of no view.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// A name for messages; empty by default.
  open var identifier = ""

  /// The view whose points it is in. Set by adding it to a view.
  open weak var owningView: UIView? {
    get { storedOwner }
    set {
      guard newValue !== storedOwner else { return }
      if let newValue { newValue.addLayoutGuide(self) } else { storedOwner?.removeLayoutGuide(self) }
    }
  }

  /// The rectangle in the owning view's points, as of the last layout.
  open var layoutFrame: CGRect {
    guard let system, let view = storedOwner else { return solvedFrame }
    return view.frame(of: system)
  }

  /// Whether the constraints leave it undecided. Not found out here: always false.
  open var hasAmbiguousLayout: Bool { false }

  /// The active constraints that speak of this guide.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    (storedOwner?.constraintsAffectingLayout(for: axis) ?? []).filter {
      $0.firstItem === self || $0.secondItem === self
    }
  }

  /// The left edge where reading begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge where reading ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The middle between left and right.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The middle between top and bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}

/// The guide at the keyboard's place: its top is the keyboard's, or that of the bottom safe area where none is shown.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether it follows a keyboard that floats; false by default. None does here.
  open var followsUndockedKeyboard = false

  /// Whether it keeps clear of the safe area while no keyboard shows; true by default.
  open var usesBottomSafeArea = true
}
