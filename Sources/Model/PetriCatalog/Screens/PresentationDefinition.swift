/// The modal presentation of a screen.
public struct PresentationDefinition: Hashable, Sendable, Codable {
  /// The style.
  public var style = PresentationStyle.automatic
  /// The transition.
  public var transition = TransitionStyle.coverVertical
  /// Whether the user can dismiss the screen by dragging.
  public var interactiveDismiss = true
  /// The detents of a sheet, lowest first; empty for UIKit's default.
  public var detents: [SheetDetent] = []
  /// The initial detent; `nil` for the lowest.
  public var selectedDetent: SheetDetent?
  /// The largest detent that doesn't dim the presenting screen.
  public var largestUndimmedDetent: SheetDetent?
  /// Whether a sheet shows a grabber.
  public var grabber = false
  /// The identifier of a popover's source view or bar item on the presenting screen.
  public var source: String?

  /// Creates the default presentation.
  public init() {}

  /// Whether any sheet setting is present.
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

/// A presentation style, as in `UIModalPresentationStyle`.
public enum PresentationStyle: String, Hashable, Sendable, Codable, CaseIterable {
  case automatic
  /// Covers the screen and removes the presenting view.
  case fullScreen
  /// A sheet that leaves the top of the presenting screen visible.
  case pageSheet
  /// A smaller, centred sheet in the regular width class.
  case formSheet
  case currentContext
  /// Covers the screen without removing the presenting view.
  case overFullScreen
  case overCurrentContext
  /// A popover in the regular width class, otherwise a sheet.
  case popover
}

/// A transition style, as in `UIModalTransitionStyle`.
public enum TransitionStyle: String, Hashable, Sendable, Codable, CaseIterable {
  case coverVertical
  case flipHorizontal
  case crossDissolve
  case partialCurl
}

/// A detent of a sheet.
public enum SheetDetent: Hashable, Sendable, Codable {
  /// About half the height of the screen.
  case medium
  case large
  /// A height in points, excluding the bottom safe area.
  case height(Double)

  /// The named detents.
  public static let words = ["medium", "large"]

  /// Creates a named detent.
  public init?(word: String) {
    switch word {
    case "medium": self = .medium
    case "large": self = .large
    default: return nil
    }
  }
}

extension SheetDetent: CustomStringConvertible {
  /// The notation in YAML: `medium`, `320`.
  public var description: String {
    switch self {
    case .medium: "medium"
    case .large: "large"
    case .height(let height): height == height.rounded() ? "\(Int(height))" : "\(height)"
    }
  }
}

/// The status bar of a view controller.
public struct StatusBarDefinition: Hashable, Sendable, Codable {
  /// The style.
  public var style = StatusBarStyle.automatic
  /// Whether the status bar is hidden.
  public var hidden = false

  /// Creates a visible status bar with the automatic style.
  public init() {}
}

/// A status bar style, as in `UIStatusBarStyle`.
public enum StatusBarStyle: String, Hashable, Sendable, Codable, CaseIterable {
  /// Depends on the light or dark appearance.
  case automatic
  /// Light text for dark backgrounds.
  case light
  /// Dark text for light backgrounds.
  case dark
}
