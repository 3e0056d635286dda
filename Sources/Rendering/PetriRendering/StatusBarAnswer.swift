import PetriUIKit

/// Who answers for the status bar, and what.
@MainActor
struct StatusBarAnswer {
  /// The controller that decides how it looks.
  let styler: UIViewController?
  /// The controller that decides whether it is hidden.
  let hider: UIViewController?

  /// Asks the controllers of a window.
  init(in window: UIWindow) {
    styler = HeadlessRuntime.statusBarController(in: window, for: .style)
    hider = HeadlessRuntime.statusBarController(in: window, for: .hidden)
  }

  /// The paint of the time and the battery.
  static func paint(in window: UIWindow) -> Paint {
    let color: UIColor =
      switch StatusBarAnswer(in: window).styler?.preferredStatusBarStyle {
      case .lightContent: .white
      case .darkContent: .black
      default: .label
      }
    return Paint(color, in: window.traitCollection)
  }

  /// Whether it is hidden.
  static func isHidden(in window: UIWindow) -> Bool {
    HeadlessRuntime.statusBarController(in: window, for: .hidden)?.prefersStatusBarHidden ?? false
  }
}
