public import Foundation

/// What can answer events; each has a next one to ask.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions, AssociationHolder {
  // Read and written behind the lock of the association table.
  nonisolated(unsafe) var associations: Associations?
  weak var focusedWindow: UIWindow?

  /// A responder.
  public override init() {
    super.init()
  }

  /// Whether it has a way of its own to do something; false by default. UIKit finds out by Objective-C: here a controller
  /// that overrides `show` says so by overriding this too.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  /// Called after it was made from a nib: there are none here, so that only code calls it.
  open func awakeFromNib() {}

  /// Called before it is drawn in Interface Builder: never here.
  open func prepareForInterfaceBuilder() {}

  /// Who is asked next; nil by default.
  open var next: UIResponder? { nil }

  /// Whether it may become first responder; false by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether it may stop being first responder; true by default.
  open var canResignFirstResponder: Bool { true }

  /// Whether it is the first to be asked in its window.
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

  /// Stops being the first to be asked.
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

  /// What is shown in place of the keyboard; none by default.
  open var inputView: UIView? { nil }

  /// What is shown above the keyboard; none by default.
  open var inputAccessoryView: UIView? { nil }

  /// The controller of what is shown in place of the keyboard; none by default.
  open var inputViewController: UIViewController? { nil }

  /// The controller of what is shown above the keyboard; none by default.
  open var inputAccessoryViewController: UIViewController? { nil }

  /// Asks for the input views anew, if it is typed in.
  open func reloadInputViews() {
    if isFirstResponder { focusedWindow?.keyboardMayChange() }
  }

  /// What remembers the keyboard of a text; nothing by default.
  open var textInputContextIdentifier: String? { nil }

  /// The commands of the keyboard; none by default.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Builds menus; does nothing by default.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  // MARK: Editing

  /// Cuts; passes it on.
  open func cut(_ sender: Any?) { next?.cut(sender) }

  /// Copies; passes it on.
  open func copy(_ sender: Any?) { next?.copy(sender) }

  /// Pastes; passes it on.
  open func paste(_ sender: Any?) { next?.paste(sender) }

  /// Selects; passes it on.
  open func select(_ sender: Any?) { next?.select(sender) }

  /// Selects all; passes it on.
  open func selectAll(_ sender: Any?) { next?.selectAll(sender) }

  /// Deletes; passes it on.
  open func delete(_ sender: Any?) { next?.delete(sender) }

  /// Makes text bold; passes it on.
  open func toggleBoldface(_ sender: Any?) { next?.toggleBoldface(sender) }

  /// Makes text italic; passes it on.
  open func toggleItalics(_ sender: Any?) { next?.toggleItalics(sender) }

  /// Underlines text; passes it on.
  open func toggleUnderline(_ sender: Any?) { next?.toggleUnderline(sender) }

  // MARK: Events

  /// Called when fingers come down; passes it on.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }

  /// Called when fingers move; passes it on.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }

  /// Called when fingers go up; passes it on.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

  /// Called when the system takes touches away; passes it on.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called when a touch's estimates were replaced.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Called when a button goes down; passes it on.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Called when a button's force changes; passes it on.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Called when a button goes up; passes it on.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called when the system takes presses away; passes it on.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// Called when a motion of the device begins; passes it on.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }

  /// Called when a motion of the device ends; passes it on.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }

  /// Called when the system takes a motion away; passes it on.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// Called when a headset or the like sends something; passes it on.
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

  /// The class's name, without an address.
  open override nonisolated var description: String {
    HeadlessRuntime.label(of: self)
  }
}
