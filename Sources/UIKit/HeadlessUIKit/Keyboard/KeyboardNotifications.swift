public import Foundation

extension UIResponder {
  /// Posted at the end of the run loop's turn if `HeadlessRuntime.showSoftwareKeyboard` is on.
  public nonisolated class var keyboardWillShowNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillShowNotification")
  }
  public nonisolated class var keyboardDidShowNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardDidShowNotification")
  }
  public nonisolated class var keyboardWillHideNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillHideNotification")
  }
  public nonisolated class var keyboardDidHideNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardDidHideNotification")
  }
  public nonisolated class var keyboardWillChangeFrameNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillChangeFrameNotification")
  }
  public nonisolated class var keyboardDidChangeFrameNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardDidChangeFrameNotification")
  }
  public nonisolated class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
  public nonisolated class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
  public nonisolated class var keyboardAnimationDurationUserInfoKey: String { "UIKeyboardAnimationDurationUserInfoKey" }
  public nonisolated class var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }
  public nonisolated class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}

extension UIContentSizeCategory {
  public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

@MainActor
struct KeyboardChange {
  enum Moment {
    case willShow, didShow, willHide, didHide
  }

  private let info: [String: Any]

  init(from begin: CGRect, to end: CGRect) {
    info = [
      UIResponder.keyboardFrameBeginUserInfoKey: begin, UIResponder.keyboardFrameEndUserInfoKey: end,
      UIResponder.keyboardAnimationDurationUserInfoKey: 0.25, UIResponder.keyboardAnimationCurveUserInfoKey: 7,
      UIResponder.keyboardIsLocalUserInfoKey: true,
    ]
  }

  func post(_ moment: Moment) {
    let names: [NSNotification.Name] =
      switch moment {
      case .willShow: [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification]
      case .didShow: [UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification]
      case .willHide: [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification]
      case .didHide: [UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidHideNotification]
      }
    for name in names { NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: info) }
  }
}
