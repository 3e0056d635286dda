/// The kind of thing that a name in the format is for.
package enum NameKind: String, Sendable, CaseIterable {
  case screen, part, container, layer, fixture, walk, route, hosts, interceptor, experiment, variant, tag
  case device, locale, warning, event, `class`, tab, color, fontFamily
  /// A key of a screen's context, of a container's parameters or of an object.
  case key
  /// A key of the app's state.
  case stateKey
  /// A key of a screen's form.
  case formKey
  /// An id of a view.
  case id
  /// An id of an input of the same screen.
  case input
  /// A value of what alternatives are chosen by.
  case `case`
  /// A part of the screen that a person can touch, by its id, its title or what is read of it.
  case control
  /// A link that leads to a screen.
  case link
  /// A storyboard, a scene of one, and what a scene's class has: outlets, actions, and the reuse identifiers of its cells.
  case storyboard, scene, outlet, sceneAction, cell
  /// An image of the app's own, and one of the system's symbols.
  case image, symbol

  /// How such a name is written.
  package enum Style: Sendable {
    /// Lowercase letters, digits and hyphens.
    case kebabCase
    /// Letters and digits, the first one lowercase.
    case camelCase
    /// As it likes.
    case free
  }

  /// How it is written.
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

  /// The kind in words.
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

  /// Several of them in words.
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
