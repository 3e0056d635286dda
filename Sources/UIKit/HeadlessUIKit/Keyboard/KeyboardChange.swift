import Foundation

/// The keyboard's way from one place to another, as notifications tell of it.
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

  /// Tells of the change of the frame, then of what it is.
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
