import PetriFormat

/// Something that has a name in a catalogue, and is found by it.
struct Symbol: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A name of the format. Parts are screens, layers containers, inputs ids.
    case named(NameKind)
    /// A key of a localization file; its owner is the table.
    case string
  }

  let kind: Kind
  /// The definition that it is a name in; empty for names of the catalogue.
  let owner: String
  /// The name; of a key inside another the way to it, `stores.name`.
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

  /// The part of the name that is written where it is used.
  var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }

  var nameKind: NameKind? { if case .named(let kind) = kind { kind } else { nil } }

  /// The kind in words.
  var noun: String { nameKind?.noun ?? "text" }
}

extension NameKind {
  /// Whether such a name is known in its definition alone.
  fileprivate var isLocal: Bool {
    switch self {
    case .key, .formKey, .id, .fixture, .walk, .route, .variant, .case: true
    default: false
    }
  }

  /// Whether something defines such a name in the catalogue's files, so that it can be given another one.
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
