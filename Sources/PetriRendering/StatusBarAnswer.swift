import PetriUIKit

/// Whether a drawing shows the status bar.
@MainActor
enum StatusBarAnswer {
  /// What the controller says that answers for it.
  static func isHidden(in window: UIWindow) -> Bool {
    HeadlessRuntime.statusBarController(in: window, for: .hidden)?.prefersStatusBarHidden ?? false
  }
}
