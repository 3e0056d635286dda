package enum NameKind: String, Sendable, CaseIterable {
  case screen, part, container, layer, fixture, walk, route, hosts, interceptor, experiment, variant, tag
  case device, locale, warning, event, `class`, tab, color, fontFamily
  case key
  case stateKey
  case formKey
  case id
  /// The id of an input on the same screen.
  case input
  case `case`
  /// A control, by its id, title or accessibility label.
  case control
  case link
  /// A storyboard, a scene, and what its class has: outlets, actions, and the reuse identifiers of cells.
  case storyboard, scene, outlet, sceneAction, cell
  case image, symbol

  package enum Style: Sendable {
    /// Lowercase letters, digits and hyphens.
    case kebabCase
    /// Letters and digits, starting with a lowercase letter.
    case camelCase
    case free
  }

  package var style: Style {
    switch self {
    case .screen, .part, .container, .layer, .fixture, .walk, .route, .hosts, .interceptor, .experiment, .variant, .tag:
      .kebabCase
    case .key, .stateKey, .formKey, .id, .input: .camelCase
    case .device, .locale, .warning, .event, .class, .tab, .color, .fontFamily, .case, .control, .link, .image,
      .symbol, .storyboard, .scene, .outlet, .sceneAction, .cell:
      .free
    }
  }

  package var noun: String {
    switch self {
    case .stateKey: "key of the state"
    case .formKey: "key of the form"
    case .class: "class"
    case .color: "colour"
    case .fontFamily: "font family"
    case .hosts: "name of hosts"
    case .sceneAction: "action"
    default: rawValue
    }
  }

  package var plural: String {
    switch self {
    case .stateKey: "keys of the state"
    case .formKey: "keys of the form"
    case .class: "classes"
    case .color: "colours"
    case .fontFamily: "font families"
    case .hosts: "names of hosts"
    case .sceneAction: "actions"
    default: "\(rawValue)s"
    }
  }
}
