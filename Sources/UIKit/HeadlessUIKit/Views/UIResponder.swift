public import Foundation

/// An object that can answer events; each has a next one to ask.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions, AssociationHolder {
  // Read and written behind the lock of the association table.
  nonisolated(unsafe) var associations: Associations?
  weak var focusedWindow: UIWindow?

  public override init() {
    super.init()
  }

  /// Whether it has a method of a name, which `HeadlessMethods` knows. A controller that overrides `show` shows that by
  /// overriding this too.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    HeadlessMethods.has(action.description, of: self)
  }

  /// The first responder from here on that can do something; nil where none can.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Called when the objects of its storyboard or nib are there and connected.
  open func awakeFromNib() {}

  /// Called before it is drawn in Interface Builder: never here.
  open func prepareForInterfaceBuilder() {}

  open var next: UIResponder? { nil }

  open var canBecomeFirstResponder: Bool { false }

  open var canResignFirstResponder: Bool { true }

  open var isFirstResponder: Bool { focusedWindow?.firstResponder === self }

  /// Makes it the first to be asked, if it may be; the window is the one at the end of the chain.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, let window = responderWindow else { return false }
    if let current = window.firstResponder, !current.resignFirstResponder() { return false }
    window.firstResponder = self
    focusedWindow = window
    window.keyboardMayChange()
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    focusedWindow?.firstResponder = nil
    focusedWindow?.keyboardMayChange()
    focusedWindow = nil
    return true
  }

  private var responderWindow: UIWindow? {
    if let view = self as? UIView { return view.window }
    if let controller = self as? UIViewController { return controller.viewIfLoaded?.window }
    return nil
  }

  // MARK: Input

  open var inputView: UIView? { nil }

  open var inputAccessoryView: UIView? { nil }

  open var inputViewController: UIViewController? { nil }

  open var inputAccessoryViewController: UIViewController? { nil }

  open func reloadInputViews() {
    if isFirstResponder { focusedWindow?.keyboardMayChange() }
  }

  open var textInputContextIdentifier: String? { nil }

  open var keyCommands: [UIKeyCommand]? { nil }

  open func buildMenu(with builder: any UIMenuBuilder) {}

  // MARK: Editing

  open func cut(_ sender: Any?) { next?.cut(sender) }

  open func copy(_ sender: Any?) { next?.copy(sender) }

  open func paste(_ sender: Any?) { next?.paste(sender) }

  open func select(_ sender: Any?) { next?.select(sender) }

  open func selectAll(_ sender: Any?) { next?.selectAll(sender) }

  open func delete(_ sender: Any?) { next?.delete(sender) }

  open func toggleBoldface(_ sender: Any?) { next?.toggleBoldface(sender) }

  open func toggleItalics(_ sender: Any?) { next?.toggleItalics(sender) }

  open func toggleUnderline(_ sender: Any?) { next?.toggleUnderline(sender) }

  // MARK: Accessibility

  // UIKit declares these for all objects. Swift overrides no method of an extension, so that they are of the class here
  // that views, controllers, elements and the application have in common.

  /// Does what a tap on it would do, for assistive technologies. Returns whether it did; false by default.
  open func accessibilityActivate() -> Bool { false }
  /// Makes the value of an adjustable element one step larger.
  open func accessibilityIncrement() {}
  /// Makes the value of an adjustable element one step smaller.
  open func accessibilityDecrement() {}
  /// Scrolls by a page. Returns whether it did; false by default.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Leaves what is modal, as the escape gesture asks. Returns whether it did; false by default.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Does what is most wanted, as a tap of two fingers asks twice. Returns whether it did; false by default.
  open func accessibilityPerformMagicTap() -> Bool { false }

  // MARK: Events

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }

  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }

  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

  open override nonisolated var description: String {
    HeadlessRuntime.label(of: self)
  }
}
