import Foundation

/// The input views of a first responder: the keyboard or the view that replaces it, and the accessory view above it.
@MainActor
struct InputSet: @MainActor Equatable {
  let responder: UIResponder
  let inputView: UIView?
  let accessoryView: UIView?
  let type: UIKeyboardType
  let returnKeyType: UIReturnKeyType
  let appearance: UIKeyboardAppearance
  private let hasSuggestions: Bool

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

  let hasKeys: Bool

  static func == (one: InputSet, other: InputSet) -> Bool {
    one.responder === other.responder && one.inputView === other.inputView && one.accessoryView === other.accessoryView
      && one.type == other.type && one.returnKeyType == other.returnKeyType && one.appearance == other.appearance
      && one.hasSuggestions == other.hasSuggestions
  }

  func accessoryHeight(width: CGFloat) -> CGFloat { accessoryView.map { height(of: $0, width: width) } ?? 0 }

  func height(in window: UIWindow) -> CGFloat {
    if let inputView { return height(of: inputView, width: window.bounds.width) }
    guard hasKeys else { return window.safeAreaInsets.bottom }
    return barHeight(in: window) + metrics(in: window).keysHeight
  }

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

/// The dimensions of the software keyboard, in points.
///
/// Apple documents no heights. These are those of iOS 17 and 18 with an English keyboard, as far as they are known:
/// - On a phone the keys are 216 points high, or 226 on a screen at least 414 points wide, with 75 points below them,
///   safe area included, if there is a home indicator. In landscape they are 162 points high, or 171 with the home
///   indicator. Suggestions add 45 points, or 44 without a home indicator and 38 in landscape: 336, 346, 260, 209 and
///   200 points in all. Source: "List of the official iOS keyboards' heights (and how to calculate them)", medium.com.
/// - On an iPad of 768 by 1024 points the keyboard is 313 points high, or 398 in landscape (openradar 38117524), 55 of
///   them a bar of shortcuts; larger iPads have some more.
///
/// There are no suggestions above number pads, for secure text and without autocorrection.
struct KeyboardMetrics {
  let size: CGSize
  let idiom: UIUserInterfaceIdiom
  let bottomInset: CGFloat

  func barHeight(hasSuggestions: Bool) -> CGFloat {
    if idiom == .pad { return 55 }
    guard hasSuggestions else { return 0 }
    return isSideways ? 38 : bottomInset > 0 ? 45 : 44
  }

  var keysHeight: CGFloat {
    if idiom == .pad {
      let isLarge = min(size.width, size.height) >= 1_000
      return (isSideways ? 343 : 258) + (isLarge ? 53 : 0) + bottomInset
    }
    if isSideways { return bottomInset > 0 ? 150 + bottomInset : 162 }
    return (size.width >= 414 ? 226 : 216) + (bottomInset > 0 ? 75 : 0)
  }

  private var isSideways: Bool { size.width > size.height }
}
