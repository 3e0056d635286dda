public import Foundation

/// What can answer events; each has a next one to ask.
@preconcurrency @MainActor
open class UIResponder: NSObject, AssociationHolder {
  // Read and written behind the lock of the association table.
  nonisolated(unsafe) var associations: Associations?
  weak var focusedWindow: UIWindow?

  /// A responder.
  public override init() {
    super.init()
  }

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
    return true
  }

  /// Stops being the first to be asked.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    focusedWindow?.firstResponder = nil
    focusedWindow = nil
    return true
  }

  private var responderWindow: UIWindow? {
    if let view = self as? UIView { return view.window }
    if let controller = self as? UIViewController { return controller.viewIfLoaded?.window }
    return nil
  }

  /// The class's name, without an address.
  open override nonisolated var description: String {
    HeadlessRuntime.label(of: self)
  }
}
