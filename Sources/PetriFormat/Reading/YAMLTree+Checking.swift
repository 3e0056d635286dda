import PetriCatalog
import PetriYAML

extension YAMLTree {
  /// The key that an entry has; `nil` where it isn't one that the checker looks for.
  func key(_ key: Int) -> CheckedKey? { CheckedKey(rawValue: UInt8(clamping: symbol(key))) }

  /// The value of a mapping's key.
  func value(of key: CheckedKey, in mapping: Int) -> Int? { value(of: Int(key.rawValue), in: mapping) }

  /// The value of a mapping's key that isn't nothing.
  func given(_ key: CheckedKey, in mapping: Int) -> Int? {
    value(of: key, in: mapping).flatMap { isNull($0) ? nil : $0 }
  }

  /// The value of a mapping's key by its number.
  func value(of key: Int, in mapping: Int) -> Int? {
    for entry in entries(mapping) where symbol(entry.key) == key { return entry.value }
    return nil
  }

  /// The key's own node.
  func keyNode(_ key: CheckedKey, in mapping: Int) -> Int? {
    for entry in entries(mapping) where symbol(entry.key) == Int(key.rawValue) { return entry.key }
    return nil
  }

  /// The one entry of a mapping of one.
  func onlyEntry(_ mapping: Int) -> (key: Int, value: Int)? {
    guard kind(mapping) == .mapping, count(mapping) == 1 else { return nil }
    return entries(mapping).first { _ in true }
  }

  func string(_ node: Int) -> String { String(text(node)) }

  /// Whether a node stands for nothing: see ``YAMLNode/isNull``.
  func isNull(_ node: Int) -> Bool {
    guard kind(node) == .scalar, style(node) == .plain else { return false }
    let text = text(node)
    switch text.count {
    case 0: return true
    case 1: return text[0] == UInt8(ascii: "~")
    case 4: return text.equals("null") || text.equals("Null") || text.equals("NULL")
    default: return false
    }
  }

  /// The text with values in it that a scalar is.
  func template(_ node: Int) -> TextTemplate? {
    kind(node) == .scalar && !isBroken(node) ? try? TextTemplate(string(node)) : nil
  }

  /// A text, a mapping that is one, or these by locale.
  ///
  /// - Parameters:
  ///   - strings: the texts of localization files.
  ///   - locales: the catalogue's locales, the base one first.
  func localized(_ node: Int, strings: StringTables, locales: [String]) -> LocalizedText? {
    guard kind(node) == .mapping else { return template(node).map { LocalizedText($0) } }
    if let key = value(of: .key, in: node) {
      let table = given(.table, in: node).map(string) ?? StringTables.usual
      let with = given(.with, in: node)
      let arguments = with.map { kind($0) == .sequence ? elements($0).compactMap(template) : [$0].compactMap(template) }
      return strings.text(StringTables.Key(table: table, key: string(key)), arguments ?? [], locales: locales)
    }
    if let text = textForm(node) { return LocalizedText(text) }
    let variants = entries(node).compactMap { entry in
      (template(entry.value) ?? textForm(entry.value)).map {
        LocalizedText.Variant(locale: string(entry.key), text: $0)
      }
    }
    return variants.isEmpty ? nil : LocalizedText(variants: variants)
  }

  /// A text that is a mapping; `nil` where it is none.
  private func textForm(_ node: Int) -> TextTemplate? {
    guard kind(node) == .mapping, let number = value(of: .plural, in: node).flatMap({ template($0)?.wholeReference })
    else { return nil }
    let forms = entries(node).compactMap { entry -> PluralText.Form? in
      guard let category = PluralCategory(rawValue: string(entry.key)) else { return nil }
      return template(entry.value).map { PluralText.Form(category, $0) }
    }
    return TextTemplate(segments: [.plural(PluralText(number: number, forms: forms))])
  }

  /// The node as a literal that a context's type judges.
  func literal(_ node: Int) -> ContextLiteral {
    switch kind(node) {
    case .scalar:
      if isNull(node) { return .null }
      let isQuoted = style(node) == .singleQuoted || style(node) == .doubleQuoted
      return .scalar(string(node), isQuoted ? .quoted : .plain)
    case .sequence: return .list(elements(node).map(literal))
    case .mapping:
      return .object(entries(node).map { ContextLiteral.Entry(name: string($0.key), value: literal($0.value)) })
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  func equals(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == other.count else { return false }
    for index in indices where self[index] != other[index] { return false }
    return true
  }

  func equals(_ word: StaticString) -> Bool {
    equals(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }

  /// The number that a few digits are.
  var digits: Int? {
    guard (1...9).contains(count) else { return nil }
    var number = 0
    for byte in self {
      guard (0x30...0x39).contains(byte) else { return nil }
      number = number * 10 + Int(byte &- 0x30)
    }
    return number
  }
}

extension String {
  /// A text of the tree, which is always valid UTF-8.
  init(_ text: UnsafeBufferPointer<UInt8>) { self.init(decoding: text, as: UTF8.self) }
}
