/// The entry to a part of an app that has screens of its own: it shows them and reports when it is done.
@MainActor
public protocol FlowCoordinator: AnyObject {
  /// Shows the first screen.
  func start()
}
