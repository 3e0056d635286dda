/// A gesture that a view knows; the view names it in its connections.
public struct GestureRecognizer: Hashable, Sendable {
  public var identity: InterfaceIdentity
  public var isEnabled: Bool
  public var numberOfTaps: Int
  public var numberOfTouches: Int
  /// `left`, `right`, `up` or `down`, of a swipe; nil for to the right.
  public var direction: String?
  /// In seconds, of a long press.
  public var minimumDuration: Double

  init(_ element: DocumentElement) {
    element.pass(
      "minimumNumberOfTouches",
      "maximumNumberOfTouches",
      "allowableMovement",
      "cancelsTouchesInView",
      "delaysTouchesBegan",
      "delaysTouchesEnded",
      "edges",
      "scale",
      "rotation"
    )
    identity = InterfaceIdentity(element)
    isEnabled = element.flag("enabled") ?? true
    numberOfTaps = element.integer("numberOfTapsRequired") ?? (element.name == "tapGestureRecognizer" ? 1 : 0)
    numberOfTouches = element.integer("numberOfTouchesRequired") ?? 1
    let direction = element["direction"]
    for child in element.all("swipeDirection") { child.passAll() }
    self.direction = direction
    minimumDuration = element.number("minimumPressDuration") ?? 0.5
  }
}
