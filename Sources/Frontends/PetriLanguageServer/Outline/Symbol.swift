import PetriFormat

struct Symbol: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A name of the format; parts are screens, layers are containers, inputs are identifiers.
    case named(NameKind)
    /// A key of a localization table, which is its owner.
    case string
  }

  let kind: Kind
  /// The definition that scopes the name; empty for global names.
  let owner: String
  /// The name; for a nested key the dotted path, `stores.name`.
  let name: String

  init(_ kind: NameKind, _ name: String, of owner: String = "") {
    let known: NameKind =
      switch kind {
      case .part, .tab: .screen
      case .layer: .container
      case .input: .id
      default: kind
      }
    self.init(.named(known), name, of: known.isLocal ? owner : "")
  }

  init(_ kind: Kind, _ name: String, of owner: String) {
    self.kind = kind
    self.name = name
    self.owner = owner
  }

  /// The last component, which is what a mention contains.
  var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }

  var nameKind: NameKind? { if case .named(let kind) = kind { kind } else { nil } }

  var noun: String { nameKind?.noun ?? "text" }
}

extension NameKind {
  fileprivate var isLocal: Bool {
    switch self {
    case .key, .formKey, .id, .fixture, .walk, .route, .variant, .case: true
    default: false
    }
  }

  /// Whether such names are defined in the catalogue's files, so that they can be renamed.
  var isDefined: Bool {
    switch self {
    case .screen, .part, .container, .layer, .fixture, .walk, .route, .hosts, .interceptor, .experiment, .variant, .tab,
      .color, .key, .stateKey, .formKey, .id, .input:
      true
    case .tag, .device, .locale, .warning, .event, .class, .fontFamily, .case, .control, .link,
      .image, .symbol, .storyboard, .scene, .outlet, .sceneAction, .cell:
      false
    }
  }
}
