/// The modal presentation of a screen.
public struct PresentationDefinition: Hashable, Sendable, Codable {
  /// The style.
  public var style = PresentationStyle.automatic
  /// The transition.
  public var transition = TransitionStyle.coverVertical
  /// Whether it can be dismissed by dragging.
  public var interactiveDismiss = true
  /// The detents of a sheet, the lowest first; empty for UIKit's default.
  public var detents: [SheetDetent] = []
  /// The initial detent; `nil` for the lowest.
  public var selectedDetent: SheetDetent?
  /// The largest detent that doesn't dim the screen behind.
  public var largestUndimmedDetent: SheetDetent?
  /// Whether a sheet has a grabber.
  public var grabber = false
  /// The identifier of a popover's source view or bar item on the presenting screen.
  public var source: String?

  /// Makes the default presentation.
  public init() {}

  /// Whether it configures a sheet.
  public var shapesSheet: Bool { !detents.isEmpty || largestUndimmedDetent != nil || grabber }

  /// The settings that differ from the defaults, except the style.
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
