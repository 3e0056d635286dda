/// The reactions to a tap; the screen that is tapped doesn't know them.
@MainActor
public protocol ActionHandling: AnyObject {
  /// Handles the tap.
  func handleAction(for detailText: String)
}
