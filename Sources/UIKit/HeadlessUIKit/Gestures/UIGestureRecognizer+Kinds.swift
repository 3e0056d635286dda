public import Foundation

/// Recognizes taps.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
  open var buttonMaskRequired = UIEvent.ButtonMask.primary
}

/// Recognizes long presses.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  open var minimumPressDuration: TimeInterval = 0.5
  open var allowableMovement: CGFloat = 10
}

/// Recognizes swipes.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  open var numberOfTouchesRequired = 1
  open var direction = Direction.right
}

/// Recognizes panning.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  private var moved = CGPoint.zero
  private var speed = CGPoint.zero

  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// The translation in points. The view is ignored: transforms between views don't change the distance here.
  open func translation(in view: UIView?) -> CGPoint { moved }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    moved = translation
  }

  open func velocity(in view: UIView?) -> CGPoint { speed }

  func set(velocity: CGPoint) {
    speed = velocity
  }

  open override func reset() {
    super.reset()
    moved = .zero
    speed = .zero
  }
}

/// The kinds of scroll event.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// Recognizes pans that start at an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
}

/// The edge-swipe recognizer of a navigation controller, which begins only if there is a back button.
///
/// UIKit's doesn't begin either if the back button is hidden or replaced, unless its delegate is replaced or removed.
final class BackSwipeRecognizer: UIScreenEdgePanGestureRecognizer {
  private let rule: BackSwipeRule

  init(of controller: UINavigationController) {
    rule = BackSwipeRule(controller)
    super.init(target: nil, action: nil)
    edges = .left
    delegate = rule
  }
}

private final class BackSwipeRule: NSObject, UIGestureRecognizerDelegate {
  private weak var controller: UINavigationController?

  init(_ controller: UINavigationController) { self.controller = controller }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    controller?.innermostTop?.navigationItem.hasBackButton ?? false
  }
}

/// Recognizes pinches.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
  open package(set) var velocity: CGFloat = 0

  open override func reset() {
    super.reset()
    scale = 1
    velocity = 0
  }
}

/// Recognizes rotations.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  open var rotation: CGFloat = 0
  open package(set) var velocity: CGFloat = 0

  open override func reset() {
    super.reset()
    rotation = 0
    velocity = 0
  }
}
