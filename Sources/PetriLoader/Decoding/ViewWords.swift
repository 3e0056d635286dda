import PetriCatalog

/// What a kind of view is called in messages, and the keys that it may have: made once, for there are very many views.
struct ViewWords {
  /// The keys that only the views of a container have.
  static let pins = ["pin", "center"]

  /// `a label`.
  let withArticle: String
  let keys: [String]
  let keysInContainers: [String]

  private init(_ name: ViewKind.Name) {
    withArticle = "a \(name.rawValue)"
    keys = DefinitionDecoder.keys(of: name) + DefinitionDecoder.commonViewKeys
    keysInContainers = keys + ViewWords.pins
  }

  private static let all = Dictionary(uniqueKeysWithValues: ViewKind.Name.allCases.map { ($0, ViewWords($0)) })

  static func of(_ name: ViewKind.Name) -> ViewWords { all[name] ?? ViewWords(name) }
}
