import PetriCatalog

/// Advice for a key that a mapping can't have: where it belongs, or what to write instead.
enum KeyAdvice {
  static func text(for key: String, in shape: FormShape) -> String? {
    switch (shape.identity, shape.name) {
    case (.screen?, _): onScreen(key)
    case (_, Grammar.content.shape.name):
      kind(of: key).map { "list the views below, each with a dash: '- \($0): …'" }
    case (_, Grammar.bar.shape.name) where Grammar.screen.shape[key] != nil: "it belongs to the screen, beside 'bar'"
    case (_, Grammar.field.shape.name) where ["required", "optional", "nullable"].contains(key):
      "write '?' behind the type of a key that may be absent: string?"
    default: general(key)
    }
  }

  private static func onScreen(_ key: String) -> String? {
    guard OtherWords.meaning(of: key, among: Grammar.screen.shape.keys) == nil else { return nil }
    if Grammar.content.shape[key] != nil { return "it belongs to 'content': content: {\(key): …}" }
    if Grammar.bar.shape[key] != nil { return "it belongs to 'bar': bar: {\(key): …}" }
    return Grammar.catalog.shape[key] == nil ? nil : "it belongs in Catalog.yaml"
  }

  /// The view kind that a key names, here or in another framework.
  private static func kind(of key: String) -> String? {
    Grammar.kind(named: key) == nil
      ? OtherWords.meaning(of: key, among: Grammar.viewForms.map(\.kind.rawValue)) : key
  }

  private static func general(_ key: String) -> String? {
    switch key {
    case "alignSelf", "align-self": "a view is placed by the 'alignment' of the stack or the content around it"
    default: nil
    }
  }
}
