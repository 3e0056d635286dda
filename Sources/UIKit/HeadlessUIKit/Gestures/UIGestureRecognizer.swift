public import Foundation

/// Recognizes what fingers do on a view.
///
/// Recognition calls targets, and closures: `addHeadlessAction(_:)`. Nobody touches a screen here: `HeadlessRuntime`
/// makes recognizers recognize, or a subclass sets `state` by itself.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a recognizer is.
  public enum State: Int, Sendable {
    case possible
    case began
    case changed
    case ended
    case cancelled
    case failed

    public static let recognized = State.ended
  }

  private struct Required {
    weak var other: UIGestureRecognizer?
  }

  var actions: [(id: Int, action: (UIGestureRecognizer) -> Void)] = []
  private var nextActionID = 0
  private var required: [Required] = []
  weak var storedView: UIView?
  /// Where the fingers are, in the window's points, or the view's without a window.
  package var points: [CGPoint] = []

  /// A recognizer that calls a method of a target by its name. Without a name it does nothing yet.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let action, let target { addTarget(target, action: action) }
  }

  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// There are no archives of recognizers here; makes one that does nothing.
  public init?(coder: NSCoder) {
    super.init()
  }

  /// A recognizer that does something. Petri's own form of UIKit's `init(target:action:)`.
  public convenience init(headlessAction: @escaping (UIGestureRecognizer) -> Void) {
    self.init()
    addHeadlessAction(headlessAction)
  }

  /// Does something whenever the state changes to began, changed, ended or cancelled. Petri's own form of UIKit's
  /// `addTarget(_:action:)`. Returns what `removeHeadlessAction` takes.
  @discardableResult
  open func addHeadlessAction(_ action: @escaping (UIGestureRecognizer) -> Void) -> Int {
    nextActionID += 1
    actions.append((nextActionID, action))
    return nextActionID
  }

  /// Does something no more, or nothing without an argument. Petri's own form of UIKit's `removeTarget(_:action:)`.
  open func removeHeadlessAction(_ id: Int? = nil) {
    actions.removeAll { id == nil || $0.id == id }
  }

  private var targets: [(target: ObjectIdentifier?, action: Selector, id: Int)] = []

  /// Does a target's method too; the target is held weakly. The same pair twice is one.
  open func addTarget(_ target: Any, action: Selector) {
    let key = ObjectIdentifier(target as AnyObject)
    guard !targets.contains(where: { $0.target == key && $0.action == action }) else { return }
    let id = addHeadlessAction { [weak object = target as AnyObject] recognizer in
      action.send(to: object, recognizer)
    }
    targets.append((key, action, id))
  }

  /// Does a target's method no more; without a target or a method, all that fit.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let key = target.map { ObjectIdentifier($0 as AnyObject) }
    targets.removeAll { entry in
      let fits = (key == nil || entry.target == key) && (action == nil || entry.action == action)
      if fits { removeHeadlessAction(entry.id) }
      return fits
    }
  }

  // MARK: State

  private var storedState = State.possible

  /// How far it is. Setting it, as subclasses do, does the actions; after ended, cancelled and failed the recognizer is
  /// reset and possible again at once, where UIKit waits for the end of the turn.
  open var state: State {
    get { storedState }
    set { enter(newValue) }
  }

  private func enter(_ newState: State) {
    if newState == .failed, storedState == .possible { return reset() }
    storedState = newState
    switch newState {
    case .possible: return
    case .failed: break
    case .began, .changed, .ended, .cancelled:
      for entry in actions { entry.action(self) }
    }
    guard newState == .ended || newState == .cancelled || newState == .failed else { return }
    storedState = .possible
    reset()
  }

  /// Whether it recognizes; true by default. Setting false cancels what goes on.
  open var isEnabled = true {
    didSet {
      if !isEnabled, storedState == .began || storedState == .changed { state = .cancelled }
    }
  }

  open var view: UIView? { storedView }

  open weak var delegate: (any UIGestureRecognizerDelegate)?

  open var cancelsTouchesInView = true

  open var delaysTouchesBegan = false

  open var delaysTouchesEnded = true

  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]

  open var allowedPressTypes: [NSNumber] = []

  open var requiresExclusiveTouchType = true

  open var name: String?

  /// The keys that are held; none here.
  open var modifierFlags: UIKeyModifierFlags { [] }

  /// The buttons that are held; none here.
  open var buttonMask: UIEvent.ButtonMask { [] }

  // MARK: Others

  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    required.removeAll { $0.other == nil }
    required.append(Required(other: otherGestureRecognizer))
  }

  /// The recognizers that must fail first.
  var requiredToFail: [UIGestureRecognizer] { required.compactMap(\.other) }

  /// Whether it prevents another one; true by default. For subclasses.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another one prevents it; true by default. For subclasses.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another one must fail first; false by default. For subclasses.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether it must fail before another one; false by default. For subclasses.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether it takes an event; true by default. For subclasses.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// Called when it is possible again. For subclasses.
  open func reset() {}

  /// Takes no more notice of a touch; does nothing here.
  open func ignore(_ touch: UITouch, for event: UIEvent) {}

  /// Takes no more notice of a press; does nothing here.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {}

  // MARK: Places

  /// How many fingers there are; 0 while nothing is recognized.
  open var numberOfTouches: Int { points.count }

  open func location(in view: UIView?) -> CGPoint {
    guard !points.isEmpty else { return .zero }
    let count = CGFloat(points.count)
    let middle = CGPoint(x: points.map(\.x).reduce(0, +) / count, y: points.map(\.y).reduce(0, +) / count)
    return place(middle, in: view)
  }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    points.indices.contains(touchIndex) ? place(points[touchIndex], in: view) : .zero
  }

  private func place(_ point: CGPoint, in view: UIView?) -> CGPoint {
    view.map { $0.convert(point, from: nil) } ?? point
  }

  // MARK: Touches

  /// Called when fingers come down on the view. For subclasses.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers move. For subclasses.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers go up. For subclasses.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when the system takes touches away. For subclasses.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when a touch's estimates were replaced. For subclasses.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// Called when a button goes down. For subclasses.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when a button's force changes. For subclasses.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when a button goes up. For subclasses.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when the system takes presses away. For subclasses.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  open override nonisolated var description: String {
    HeadlessRuntime.label(of: self)
  }
}
