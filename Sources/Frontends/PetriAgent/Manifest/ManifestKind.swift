/// A kind of manifest entry.
package enum ManifestKind: String, Sendable, CaseIterable, Codable {
  /// Views with parameters.
  case part
  /// Layers around screens.
  case container
  case screen
  case state
  case string
  case color
  case font
  case symbol

  package var heading: String {
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

  /// Whether it is collected from screens rather than defined.
  var isUsed: Bool {
    switch self {
    case .part, .container, .screen, .state: false
    case .string, .color, .font, .symbol: true
    }
  }
}
