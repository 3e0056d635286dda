import Foundation

/// The views that come up for a first responder: the keyboard or the view in its place, and the bar above it.
@MainActor
struct InputSet: @MainActor Equatable {
  /// The responder that gets the text.
  let responder: UIResponder
  /// The view in place of the keyboard.
  let inputView: UIView?
  /// The bar above it.
  let accessoryView: UIView?
  /// The text's wishes for its keyboard; the usual where it has none.
  let type: UIKeyboardType
  let returnKeyType: UIReturnKeyType
  let appearance: UIKeyboardAppearance
  private let hasSuggestions: Bool

  /// The views that a responder asks for; nil for one that takes no text and shows no views of its own.
  init?(_ responder: UIResponder) {
    let chain = sequence(first: responder) { $0.next }
    inputView = chain.lazy.compactMap { $0.inputView ?? $0.inputViewController?.view }.first
    accessoryView = chain.lazy.compactMap { $0.inputAccessoryView ?? $0.inputAccessoryViewController?.view }.first
    let input = responder as? any UIKeyInput
    guard input != nil || inputView != nil || accessoryView != nil else { return nil }
    self.responder = responder
    type = input?.keyboardType ?? .default
    returnKeyType = input?.returnKeyType ?? .default
    appearance = input?.keyboardAppearance ?? .default
    let isOfDigits = [.numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad].contains(type)
    hasSuggestions = !isOfDigits && input?.isSecureTextEntry != true && input?.autocorrectionType != .no
    hasKeys = input != nil && inputView == nil
  }

  /// Whether the system's keyboard is among it.
  let hasKeys: Bool

  static func == (one: InputSet, other: InputSet) -> Bool {
    one.responder === other.responder && one.inputView === other.inputView && one.accessoryView === other.accessoryView
      && one.type == other.type && one.returnKeyType == other.returnKeyType && one.appearance == other.appearance
      && one.hasSuggestions == other.hasSuggestions
  }

  /// The height of the bar above the keyboard: its own, else what it asks for.
  func accessoryHeight(width: CGFloat) -> CGFloat { accessoryView.map { height(of: $0, width: width) } ?? 0 }

  /// The height of the keyboard, or of the view in its place, with the room below it.
  func height(in window: UIWindow) -> CGFloat {
    if let inputView { return height(of: inputView, width: window.bounds.width) }
    guard hasKeys else { return window.safeAreaInsets.bottom }
    return barHeight(in: window) + metrics(in: window).keysHeight
  }

  /// The height of the suggestions above the keys.
  func barHeight(in window: UIWindow) -> CGFloat { metrics(in: window).barHeight(hasSuggestions: hasSuggestions) }

  private func metrics(in window: UIWindow) -> KeyboardMetrics {
    KeyboardMetrics(
      size: window.bounds.size,
      idiom: window.traitCollection.userInterfaceIdiom,
      bottomInset: window.safeAreaInsets.bottom
    )
  }

  private func height(of view: UIView, width: CGFloat) -> CGFloat {
    view.bounds.height > 0 ? view.bounds.height : view.sizeThatFits(CGSize(width: width, height: 0)).height
  }
}
