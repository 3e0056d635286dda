public import Foundation

/// An object that responds to events.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions, AssociationHolder {
  // Guarded by the lock of the association table.
  nonisolated(unsafe) var associations: Associations?
  weak var focusedWindow: UIWindow?

  public override init() {
    super.init()
  }

  /// Whether `HeadlessMethods` has the selector. A controller that overrides `show` must override this, too.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    HeadlessMethods.has(action.description, of: self)
  }

  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  open func awakeFromNib() {}

  open func prepareForInterfaceBuilder() {}

  open var next: UIResponder? { nil }

  open var canBecomeFirstResponder: Bool { false }

  open var canResignFirstResponder: Bool { true }

  open var isFirstResponder: Bool { focusedWindow?.firstResponder === self }

  /// Makes this the first responder of the window at the end of its chain, if it accepts.
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

  // UIKit declares these for all objects. Members of extensions can't be overridden, so they are declared by the common
  // superclass of views, controllers, elements and the application.

  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }

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
