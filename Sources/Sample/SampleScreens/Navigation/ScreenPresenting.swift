/// A place that can show a screen, for view models that know no controllers.
@MainActor
public protocol ScreenPresenting: AnyObject {
  /// Shows the screen.
  func presentScreen(for detailText: String, didFinish: @escaping () -> Void)
  /// Takes it away.
  func dismissScreen()
}
