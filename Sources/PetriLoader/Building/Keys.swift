import PetriCatalog
import PetriFormat
import PetriYAML

/// The keys of a mapping while a definition is built of it. What isn't right was reported by the ``Checker``, and is left out here.
struct Keys {
  /// A mapping has a few keys of very many that it might have: a bit of a mask rules out those that aren't there, and comparing
  /// the others costs less than hashing.
  private var names: [String] = []
  private var entries: [YAMLEntry] = []
  private var mask: UInt64 = 0

  /// The keys of a mapping; none of other nodes.
  init(_ node: YAMLNode) {
    names.reserveCapacity(node.count)
    entries.reserveCapacity(node.count)
    for entry in node.entries { add(entry.key.text, entry) }
  }

  /// The one key for which a value stands in place of a mapping.
  init(_ key: String?, _ entry: YAMLEntry) { if let key { add(key, entry) } }

  private mutating func add(_ name: String, _ entry: YAMLEntry) {
    names.append(name)
    entries.append(entry)
    mask |= Keys.bit(name)
  }

  private func entry(_ key: String) -> YAMLEntry? {
    guard mask & Keys.bit(key) != 0 else { return nil }
    return names.firstIndex(of: key).map { entries[$0] }
  }

  private static func bit(_ name: String) -> UInt64 {
    let bytes = name.utf8
    return 1 << ((UInt64(bytes.count) &* 7 &+ UInt64(bytes.first ?? 0)) % 64)
  }

  /// The value of a key that is there and not null.
  subscript(key: String) -> YAMLNode? {
    guard let value = entry(key)?.value, !value.isNull else { return nil }
    return value
  }

  /// The key's own node.
  func key(_ name: String) -> YAMLNode? { entry(name)?.key }

  /// Whether the key is there, null or not.
  func contains(_ key: String) -> Bool { entry(key) != nil }

  // MARK: - Values

  func string(_ key: String) -> String? { self[key]?.string }

  func flag(_ key: String) -> Bool? { self[key]?.value(of: .bool).flatMap { Bool(contextValue: $0) } }

  func number(_ key: String) -> Double? { self[key]?.value(of: .double).flatMap { Double(contextValue: $0) } }

  func integer(_ key: String) -> Int? { self[key]?.value(of: .int).flatMap { Int(contextValue: $0) } }

  func word<Word: RawRepresentable<String>>(_ key: String, _ type: Word.Type = Word.self) -> Word? {
    string(key).flatMap { Word(rawValue: $0) }
  }

  func condition(_ key: String) -> Condition? { string(key).flatMap { try? Condition(parsing: $0) } }

  /// The list of `each:`, and what `as:` calls its elements.
  var repetition: Repetition? {
    template("each")?.wholeReference.map { Repetition(list: $0, name: string("as") ?? Repetition.defaultName) }
  }

  func template(_ key: String) -> TextTemplate? { self[key]?.template }

  /// A value, or a value of the context.
  func attribute<Value: AttributeValue>(_ key: String, _ type: Value.Type = Value.self) -> Attribute<Value>? {
    self[key]?.attribute(of: Value.contextType)
  }

  /// The catalogue's own colours aren't known here.
  @available(*, unavailable, message: "use DefinitionBuilder.color(_:_:)")
  func attribute(_ key: String, _ type: ColorValue.Type = ColorValue.self) -> Attribute<ColorValue>? { nil }

  /// The elements of a list, or the one that stands alone.
  func list<Element>(_ key: String, _ build: (YAMLNode) -> Element?) -> [Element] {
    guard let node = self[key] else { return [] }
    return node.kind == .sequence ? node.elements.compactMap(build) : build(node).map { [$0] } ?? []
  }

  /// Several words, or the one that stands alone.
  func words<Word: RawRepresentable<String>>(_ key: String, _ type: Word.Type = Word.self) -> [Word] {
    list(key) { $0.string.flatMap { Word(rawValue: $0) } }
  }

  func strings(_ key: String) -> [String] { list(key, \.string) }
}
