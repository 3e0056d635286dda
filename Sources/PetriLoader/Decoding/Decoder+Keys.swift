import PetriCatalog
import PetriGrammar
import PetriYAML

/// What the keys of a mapping say, each as the grammar has it: a message calls a value by its key.
extension DefinitionDecoder {
  func text(_ key: String, _ keys: Keys) -> String? { text(keys[key], "'\(key)'") }

  func bool(_ key: String, _ keys: Keys) -> Bool? { bool(keys[key], "'\(key)'") }

  /// A number within the range that its key has.
  func number(_ key: String, _ keys: Keys) -> Double? {
    for case .number(let range) in keys.fields[key]?.rule.forms ?? [] {
      return number(keys[key], "'\(key)'", in: range)
    }
    return nil
  }

  /// A whole number within the range that its key has.
  func integer(_ key: String, _ keys: Keys) -> Int? {
    for case .integer(let range) in keys.fields[key]?.rule.forms ?? [] {
      return integer(keys[key], "'\(key)'", in: range)
    }
    return nil
  }

  func localized(_ key: String, _ keys: Keys, scope: TypeScope) -> LocalizedText? {
    localized(keys[key], "'\(key)'", scope: scope)
  }

  func condition(_ key: String, _ keys: Keys, scope: TypeScope) -> Condition? {
    condition(keys[key], "'\(key)'", scope: scope)
  }

  /// A value within the range that its key has, or a value of the context.
  func attribute<Value: AttributeValue>(_ key: String, _ keys: Keys, scope: TypeScope) -> Attribute<Value>? {
    guard let node = keys[key], case .attribute(_, let range)? = keys.fields[key]?.rule else { return nil }
    return attribute(node, "'\(key)'", scope: scope, in: range)
  }

  /// The elements of a list, or the one that stands alone where its key takes that.
  func list<Element>(_ key: String, _ keys: Keys, _ decode: (YAMLNode) -> Element?) -> [Element] {
    guard case .list(let element, _, let orOne)? = keys.fields[key]?.rule else { return [] }
    return list(keys[key], "'\(key)'", single: orOne, mapping: orOne && element.fields != nil, decode)
  }
}
