/// Hears what is made of a storyboard's scenes and what is done in them. Petri's own form.
@MainActor
public protocol HeadlessStoryboardObserver: AnyObject {
  /// A controller is there, with those in it; its view isn't loaded.
  func storyboard(_ storyboard: UIStoryboard, didMake controller: UIViewController)

  /// A controller's view is there with its outlets, before the controller hears of it.
  func storyboard(_ storyboard: UIStoryboard, didLoadViewOf controller: UIViewController)

  /// A control, an item or a recognizer sent an action to an object of a class that isn't in this program.
  ///
  /// - Parameter controller: the controller of the scene.
  func storyboard(
    _ storyboard: UIStoryboard,
    didSend action: String,
    from sender: AnyObject,
    in controller: UIViewController?
  )
}
