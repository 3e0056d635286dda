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
  final var anchors = LayoutAnchors()

  public override init() {
    super.init()
  }

  /// There are no archives here; a guide of no view.
  public required init?(coder: NSCoder) {
    super.init()
  }

  open var identifier = ""

  /// The view whose points it is in. Set by adding it to a view.
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

  /// Whether the constraints leave its frame undecided. Finding out costs several layouts: for debugging.
  open var hasAmbiguousLayout: Bool { isUndecided }

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

/// The guide at the keyboard's place: its top is the keyboard's, or that of the bottom safe area where none is shown.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether it follows a keyboard that floats; false by default. None does here.
  open var followsUndockedKeyboard = false

  open var usesBottomSafeArea = true
}
