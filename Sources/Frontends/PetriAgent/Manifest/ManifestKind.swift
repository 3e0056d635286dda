/// The kinds of things that a manifest lists.
public enum ManifestKind: String, Sendable, CaseIterable, Codable {
  /// Views with parameters, used as views of screens.
  case part
  /// Layers around screens.
  case container
  /// Screens.
  case screen
  /// Keys of the app's state.
  case state
  /// Texts that screens show.
  case string
  /// Colours, the catalogue's and UIKit's.
  case color
  /// Text styles and fonts.
  case font
  /// Symbols and pictures.
  case symbol

  /// The heading of its section.
  public var heading: String {
    switch self {
    case .part: "Parts"
    case .container: "Containers"
    case .screen: "Screens"
    case .state: "State"
    case .string: "Strings"
    case .color: "Colours"
    case .font: "Fonts"
    case .symbol: "Symbols and pictures"
    }
  }

  /// Whether it is used by screens and not defined by itself.
  var isUsed: Bool {
    switch self {
    case .part, .container, .screen, .state: false
    case .string, .color, .font, .symbol: true
    }
  }
}
