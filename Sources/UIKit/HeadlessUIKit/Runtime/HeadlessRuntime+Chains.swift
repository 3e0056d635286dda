extension HeadlessRuntime {
  /// A question about the status bar.
  public enum StatusBarQuestion: Sendable {
    /// Its style.
    case style
    /// Whether it is hidden.
    case hidden
  }

  /// The controller that answers for a window's status bar: from the root, or from the topmost one presented over the
  /// full screen or capturing the bar, down the chain of children.
  public static func statusBarController(
    in window: UIWindow,
    for question: StatusBarQuestion = .style
  ) -> UIViewController? {
    let top = window.rootViewController.map { topmost($0, countsCapturing: true) }
    return follow(top) { question == .style ? $0.childForStatusBarStyle : $0.childForStatusBarHidden }
  }

  /// The controller that answers for the home indicator.
  public static func homeIndicatorController(in window: UIWindow) -> UIViewController? {
    follow(window.rootViewController.map { topmost($0, countsCapturing: false) }) { $0.childForHomeIndicatorAutoHidden }
  }

  /// The controller that answers for the edges where the system's gestures wait.
  public static func deferringGesturesController(in window: UIWindow) -> UIViewController? {
    follow(window.rootViewController.map { topmost($0, countsCapturing: false) }) {
      $0.childForScreenEdgesDeferringSystemGestures
    }
  }

  /// The controller that answers for the orientation: the root, or the topmost one presented over the full screen.
  public static func orientationController(in window: UIWindow) -> UIViewController? {
    window.rootViewController.map { topmost($0, countsCapturing: false) }
  }

  private static func topmost(_ root: UIViewController, countsCapturing: Bool) -> UIViewController {
    var best = root
    var current = root
    while let presentation = current.presentation {
      current = presentation.presented
      let captures = countsCapturing && current.modalPresentationCapturesStatusBarAppearance
      if presentation.controller.presentationStyle == .fullScreen || captures { best = current }
    }
    return best
  }

  private static func follow(
    _ start: UIViewController?,
    _ next: (UIViewController) -> UIViewController?
  ) -> UIViewController? {
    var current = start
    while let controller = current, let child = next(controller), child !== controller { current = child }
    return current
  }
}
