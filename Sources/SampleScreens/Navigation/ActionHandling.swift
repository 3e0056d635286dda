/// What happens after a tap; the screen that is tapped doesn't know.
@MainActor
public protocol ActionHandling: AnyObject {
  /// Handles the tap.
  func handleAction(for detailText: String)
}
