public import Foundation

extension HeadlessRuntime {
  /// Turns the software keyboard of a window on or off; off by default, as if a hardware keyboard were attached. It
  /// appears for the first responder at the end of the run loop's turn, and disappears at once.
  public static func showSoftwareKeyboard(_ isShown: Bool, in window: UIWindow) {
    guard window.showsSoftwareKeyboard != isShown else { return }
    if !isShown { window.takeKeyboardAway() }
    window.showsSoftwareKeyboard = isShown
    window.keyboardMayChange()
  }

  /// The view that holds the keyboard or the input view, and the input accessory view above it. Its frame is that of
  /// the keyboard notifications.
  public static func inputHost(in window: UIWindow) -> UIView? { window.inputHost }

  /// The responder that the keyboard of a window types into.
  public static func inputResponder(in window: UIWindow) -> UIResponder? { window.inputHost?.set.responder }

  public static func inputAccessoryView(in window: UIWindow) -> UIView? { window.inputHost?.set.accessoryView }

  /// The system's software keyboard.
  public struct Keyboard: Sendable {
    public let type: UIKeyboardType
    public let returnKeyType: UIReturnKeyType
    /// The height of the suggestions or shortcuts above the keys, in points.
    public let barHeight: CGFloat
    /// The distance below the keys, in points.
    public let bottomInset: CGFloat
  }

  /// The keyboard that a view shows; nil for any other view.
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
