/// How a screen is shown modally.
public struct PresentationDefinition: Hashable, Sendable, Codable {
  /// The style.
  public var style = PresentationStyle.automatic
  /// The motion.
  public var transition = TransitionStyle.coverVertical
  /// Whether a person can dismiss it by dragging.
  public var interactiveDismiss = true
  /// The heights at which a sheet rests, the lowest first; empty for UIKit's own, the large one.
  public var detents: [SheetDetent] = []
  /// The one of them at which it comes; the lowest where it is `nil`.
  public var selectedDetent: SheetDetent?
  /// The highest of them at which the screen behind is not dimmed; `nil` for none.
  public var largestUndimmedDetent: SheetDetent?
  /// Whether a sheet has a grabber.
  public var grabber = false
  /// The id of the view or bar item that a popover points to, on the screen that presents it.
  public var source: String?

  /// Makes the system's own presentation.
  public init() {}

  /// Whether it gives a sheet a shape that UIKit's own hasn't.
  public var shapesSheet: Bool { !detents.isEmpty || largestUndimmedDetent != nil || grabber }

  /// The settings besides the style, each with its word, where they aren't the system's own.
  public var parts: [(word: String, value: String?)] {
    var parts: [(word: String, value: String?)] = []
    if transition != .coverVertical { parts.append(("transition", transition.rawValue)) }
    if !interactiveDismiss { parts.append(("not dismissed by a swipe", nil)) }
    if !detents.isEmpty { parts.append(("detents", detents.map(\.description).joined(separator: " "))) }
    if let selectedDetent { parts.append(("selectedDetent", selectedDetent.description)) }
    if let largestUndimmedDetent { parts.append(("largestUndimmedDetent", largestUndimmedDetent.description)) }
    if grabber { parts.append(("grabber", nil)) }
    if let source { parts.append(("source", source)) }
    return parts
  }
}
