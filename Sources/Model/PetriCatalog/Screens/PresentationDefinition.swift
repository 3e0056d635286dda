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

/// A style, as in `UIModalPresentationStyle`.
public enum PresentationStyle: String, Hashable, Sendable, Codable, CaseIterable {
  case automatic
  /// Covers the screen and removes the one behind.
  case fullScreen
  /// A sheet below the top of the screen behind.
  case pageSheet
  /// A smaller centred sheet on regular widths.
  case formSheet
  case currentContext
  /// Covers the screen without removing the one behind.
  case overFullScreen
  case overCurrentContext
  /// A popover on regular widths, otherwise a sheet.
  case popover
}

/// A transition, as in `UIModalTransitionStyle`.
public enum TransitionStyle: String, Hashable, Sendable, Codable, CaseIterable {
  case coverVertical
  case flipHorizontal
  case crossDissolve
  case partialCurl
}

/// A detent of a sheet.
public enum SheetDetent: Hashable, Sendable, Codable {
  /// About half of the screen.
  case medium
  case large
  /// A height in points without the bottom safe area.
  case height(Double)

  /// The words for detents.
  public static let words = ["medium", "large"]

  /// The detent for a word.
  public init?(word: String) {
    switch word {
    case "medium": self = .medium
    case "large": self = .large
    default: return nil
    }
  }
}

extension SheetDetent: CustomStringConvertible {
  /// `medium`, `320`
  public var description: String {
    switch self {
    case .medium: "medium"
    case .large: "large"
    case .height(let height): height == height.rounded() ? "\(Int(height))" : "\(height)"
    }
  }
}

/// The status bar of a controller.
public struct StatusBarDefinition: Hashable, Sendable, Codable {
  /// The style.
  public var style = StatusBarStyle.automatic
  /// Whether it is hidden.
  public var hidden = false

  /// Makes a visible status bar of automatic style.
  public init() {}
}

/// A style, as in `UIStatusBarStyle`.
public enum StatusBarStyle: String, Hashable, Sendable, Codable, CaseIterable {
  /// Follows the appearance.
  case automatic
  /// Light text for dark backgrounds.
  case light
  /// Dark text for light backgrounds.
  case dark
}
