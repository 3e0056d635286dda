public import Foundation

/// The base class of gesture recognizers.
///
/// Nobody touches a screen here: `HeadlessRuntime` drives recognizers, or a subclass sets `state`.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The states of a recognizer.
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
  package var points: [CGPoint] = []

  public init(target: Any?, action: Selector?) {
    super.init()
    if let action, let target { addTarget(target, action: action) }
  }

  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  public init?(coder: NSCoder) {
    super.init()
  }

  /// Calls a closure. UIKit has `init(target:action:)` only.
  public convenience init(headlessAction: @escaping (UIGestureRecognizer) -> Void) {
    self.init()
    addHeadlessAction(headlessAction)
  }

  /// Adds a closure that is called in the states began, changed, ended and cancelled, and returns its identifier for
  /// `removeHeadlessAction`. The counterpart of `addTarget(_:action:)`.
  @discardableResult
  open func addHeadlessAction(_ action: @escaping (UIGestureRecognizer) -> Void) -> Int {
    nextActionID += 1
    actions.append((nextActionID, action))
    return nextActionID
  }

  /// Removes a closure, or all of them.
  open func removeHeadlessAction(_ id: Int? = nil) {
    actions.removeAll { id == nil || $0.id == id }
  }

  private var targets: [(target: ObjectIdentifier?, action: Selector, id: Int)] = []

  open func addTarget(_ target: Any, action: Selector) {
    let key = ObjectIdentifier(target as AnyObject)
    guard !targets.contains(where: { $0.target == key && $0.action == action }) else { return }
    let id = addHeadlessAction { [weak object = target as AnyObject] recognizer in
      action.send(to: object, recognizer)
    }
    targets.append((key, action, id))
  }

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

  /// The state of recognition. The recognizer is reset and possible at once after it ended, was cancelled or failed;
  /// UIKit waits for the end of the run loop's turn.
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
  open var modifierFlags: UIKeyModifierFlags { [] }
  open var buttonMask: UIEvent.ButtonMask { [] }

  // MARK: Others

  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    required.removeAll { $0.other == nil }
    required.append(Required(other: otherGestureRecognizer))
  }

  var requiredToFail: [UIGestureRecognizer] { required.compactMap(\.other) }

  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  open func reset() {}

  open func ignore(_ touch: UITouch, for event: UIEvent) {}

  open func ignore(_ button: UIPress, for event: UIPressesEvent) {}

  // MARK: Locations

  open var numberOfTouches: Int { points.count }

  open func location(in view: UIView?) -> CGPoint {
    guard !points.isEmpty else { return .zero }
    let count = CGFloat(points.count)
    let middle = CGPoint(x: points.map(\.x).reduce(0, +) / count, y: points.map(\.y).reduce(0, +) / count)
    return convert(middle, to: view)
  }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    points.indices.contains(touchIndex) ? convert(points[touchIndex], to: view) : .zero
  }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    view.map { $0.convert(point, from: nil) } ?? point
  }

  // MARK: Touches

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  open override nonisolated var description: String {
    HeadlessRuntime.label(of: self)
  }
}

/// The delegate of a gesture recognizer. All methods are optional.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { true }
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { true }
}
