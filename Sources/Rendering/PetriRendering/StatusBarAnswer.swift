import PetriUIKit

/// The controllers that determine the status bar.
@MainActor
struct StatusBarAnswer {
  /// The controller that determines the style.
  let styler: UIViewController?
  /// The controller that determines whether it is hidden.
  let hider: UIViewController?

  init(in window: UIWindow) {
    styler = HeadlessRuntime.statusBarController(in: window, for: .style)
    hider = HeadlessRuntime.statusBarController(in: window, for: .hidden)
  }

  /// The color of the time and the battery.
  static func paint(in window: UIWindow) -> Paint {
    let color: UIColor =
      switch StatusBarAnswer(in: window).styler?.preferredStatusBarStyle {
      case .lightContent: .white
      case .darkContent: .black
      default: .label
      }
    return Paint(color, in: window.traitCollection)
  }

  static func isHidden(in window: UIWindow) -> Bool {
    HeadlessRuntime.statusBarController(in: window, for: .hidden)?.prefersStatusBarHidden ?? false
  }
}
