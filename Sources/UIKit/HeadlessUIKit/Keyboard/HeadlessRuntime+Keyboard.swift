public import Foundation

extension HeadlessRuntime {
  /// Sets whether the software keyboard comes up in a window for the first responder, as it does where no other
  /// keyboard is attached; it doesn't by default. It comes at the end of the run loop's turn, and goes at once.
  public static func showSoftwareKeyboard(_ isShown: Bool, in window: UIWindow) {
    guard window.showsSoftwareKeyboard != isShown else { return }
    if !isShown { window.takeKeyboardAway() }
    window.showsSoftwareKeyboard = isShown
    window.keyboardMayChange()
  }

  /// The host at the bottom of a window while something is typed in: the bar above the keyboard, and the keyboard or
  /// the view in its place. Its frame is the one that notifications give. Nil without one.
  public static func inputHost(in window: UIWindow) -> UIView? { window.inputHost }

  /// The responder that the keyboard of a window types into; nil where none is shown.
  public static func inputResponder(in window: UIWindow) -> UIResponder? { window.inputHost?.set.responder }

  /// The bar above the keyboard of a window; nil where it has none.
  public static func inputAccessoryView(in window: UIWindow) -> UIView? { window.inputHost?.set.accessoryView }

  /// A software keyboard.
  public struct Keyboard: Sendable {
    /// Which keyboard it is.
    public let type: UIKeyboardType
    /// The word on its return key.
    public let returnKeyType: UIReturnKeyType
    /// How much of it are suggestions or shortcuts, at its top, in points.
    public let barHeight: CGFloat
    /// How much is free below its keys, in points.
    public let bottomInset: CGFloat
  }

  /// The description of a view that is the system's keyboard; nil for any other view.
  public static func keyboard(_ view: UIView) -> Keyboard? {
    guard let keyboard = view as? _UIKeyboardView else { return nil }
    return Keyboard(
      type: keyboard.type,
      returnKeyType: keyboard.returnKeyType,
      barHeight: keyboard.barHeight,
      bottomInset: keyboard.window?.safeAreaInsets.bottom ?? 0
    )
  }
}
