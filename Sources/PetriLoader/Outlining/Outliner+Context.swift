import PetriCatalog
import PetriYAML

extension Outliner {
  /// A type as it is written: what is in it stays in the tree.
  struct FieldType {
    enum Base {
      case word(ContextType)
      /// The node of its values.
      case choice(Int)
      /// The node of its elements' type.
      case list(Int)
      /// The node of its keys.
      case object(Int)
      /// A choice of the app's state, by its place there.
      case stateChoice(Int)
    }

    let base: Base
    var isOptional: Bool

    /// The type where it is one of a word.
    var simple: ContextType? {
      guard case .word(let type) = base else { return nil }
      return isOptional ? .optional(type) : type
    }

    var isScalar: Bool {
      switch base {
      case .word, .choice, .stateChoice: true
      case .list, .object: false
      }
    }
  }

  /// A key of a context or an object.
  struct Field {
    let name: UnsafeBufferPointer<UInt8>
    let type: FieldType
    /// Where the key stands in the file, in bytes.
    var offsets = 0..<0
    var hasDefault = false
    var hasExample = false
    /// Whether a text, a condition or a value names it.
    var isUsed = false

    var isRequired: Bool { !hasDefault && !type.isOptional }
  }

  mutating func isContext(_ node: Int) -> Bool {
    guard tree.kind(node) == .mapping, tree.count(node) <= rules.maxMembers else { return false }
    fields.reserveCapacity(tree.count(node))
    var entry = node + 1
    while entry < tree.next(node) {
      guard let field = field(at: entry) else { return false }
      fields.append(field)
      entry = tree.next(entry + 1)
    }
    return true
  }

  /// The key of a context or an object that stands at an entry, if all that is in it is right.
  private func field(at entry: Int) -> Field? {
    let name = tree.keyText(entry)
    guard name.isCamelCase, !name.equals(Outliner.state) else { return nil }
    var field = field(name, entry + 1)
    field?.offsets = tree.offsets(entry)
    return field
  }

  private func field(_ name: UnsafeBufferPointer<UInt8>, _ node: Int) -> Field? {
    guard let type = type(of: node), isRight(type) else { return nil }
    var field = Field(name: name, type: type)
    // An object may be written without a type.
    if case .object(node) = type.base { return field }
    guard tree.kind(node) == .mapping else { return field }
    var isWord = false
    if case .word = type.base { isWord = true }
    let isRight = tree.allEntries(of: node) { key, value in
      switch key {
      case .type: return true
      case .summary: return tree.kind(value) == .scalar && !tree.isNull(value)
      case .values, .of, .fields: return !isWord
      case .default where !tree.isNull(value):
        field.hasDefault = true
        return isValue(value, of: type)
      case .example where !tree.isNull(value):
        field.hasExample = true
        return isValue(value, of: type)
      // Nothing is a value only where there may be none.
      case .default, .example: return type.isOptional
      default: return false
      }
    }
    return isRight ? field : nil
  }

  /// Whether what a type is made of is right.
  private func isRight(_ type: FieldType) -> Bool {
    switch type.base {
    case .word, .stateChoice: return true
    case .choice(let values):
      guard tree.kind(values) == .sequence, (1...rules.maxMembers).contains(tree.count(values)) else { return false }
      var value = values + 1
      while value < tree.next(values) {
        guard tree.kind(value) == .scalar else { return false }
        value = tree.next(value)
      }
      return true
    case .list(let element): return field(Outliner.item, element) != nil
    case .object(let members):
      guard tree.kind(members) == .mapping, tree.count(members) <= rules.maxMembers else { return false }
      var entry = members + 1
      while entry < tree.next(members) {
        guard field(at: entry) != nil else { return false }
        entry = tree.next(entry + 1)
      }
      return true
    }
  }

  /// The type that a node says; what it is made of is not looked at.
  func type(of node: Int) -> FieldType? {
    switch tree.kind(node) {
    case .scalar: return namedType(node)
    case .sequence: return nil
    case .mapping:
      if let word = tree.value(of: .type, in: node), tree.kind(word) == .scalar {
        return namedType(word) ?? compoundType(word, of: node)
      }
      // Without a type it is an object, unless it looks like a field that lacks one.
      guard tree.value(of: .values, in: node) == nil, tree.value(of: .of, in: node) == nil else { return nil }
      return FieldType(base: .object(node), isOptional: false)
    }
  }

  /// A type that is a word, with or without its `?`.
  private func namedType(_ node: Int) -> FieldType? {
    let (word, isOptional) = typeWord(node)
    let type: ContextType? =
      switch word.count {
      case 3 where word.equals("int"): .int
      case 3 where word.equals("url"): .url
      case 4 where word.equals("bool"): .bool
      case 4 where word.equals("time"): .time
      case 4 where word.equals("date"): .date
      case 4 where word.equals("uuid"): .uuid
      case 5 where word.equals("color"): .color
      case 6 where word.equals("string"): .string
      case 6 where word.equals("double"): .double
      default: nil
      }
    return type.map { FieldType(base: .word($0), isOptional: isOptional) }
  }

  /// A choice, a list or an object, with the node of what it is made of.
  private func compoundType(_ node: Int, of field: Int) -> FieldType? {
    let (word, isOptional) = typeWord(node)
    func part(_ key: OutlineKey) -> Int? {
      for other in [OutlineKey.values, .of, .fields] where other != key && tree.value(of: other, in: field) != nil {
        return nil
      }
      return tree.value(of: key, in: field)
    }
    if word.equals("choice") {
      return part(.values).map { FieldType(base: .choice($0), isOptional: isOptional) }
    }
    if word.equals("list") { return part(.of).map { FieldType(base: .list($0), isOptional: isOptional) } }
    if word.equals("object") { return part(.fields).map { FieldType(base: .object($0), isOptional: isOptional) } }
    return nil
  }

  private func typeWord(_ node: Int) -> (word: UnsafeBufferPointer<UInt8>, isOptional: Bool) {
    let text = tree.text(node)
    guard text.last == UInt8(ascii: "?") else { return (text, false) }
    return (UnsafeBufferPointer(rebasing: text.dropLast()), true)
  }

  /// Whether a value is one of a type.
  func isValue(_ node: Int, of type: FieldType) -> Bool {
    if tree.isNull(node) { return type.isOptional }
    switch (type.base, tree.kind(node)) {
    case (.word(.string), .scalar): return true
    case (.word(.bool), .scalar): return isFlag(node)
    case (.word(.double), .scalar): return number(node) != nil
    case (.word(.int), .scalar):
      guard tree.style(node) == .plain else { return false }
      return tree.text(node).digits != nil || ContextType.int.scalarValue(of: String(tree.text(node))) != nil
    case (.word(let word), .scalar): return word.scalarValue(of: String(tree.text(node))) != nil
    case (.choice(let values), .scalar): return isChoice(tree.text(node), values)
    case (.list(let element), .sequence):
      guard let element = self.type(of: element) else { return false }
      var child = node + 1
      while child < tree.next(node) {
        guard isValue(child, of: element) else { return false }
        child = tree.next(child)
      }
      return true
    case (.object(let members), .mapping): return isObject(node, members)
    default: return false
    }
  }

  func isChoice(_ text: UnsafeBufferPointer<UInt8>, _ values: Int) -> Bool {
    var value = values + 1
    while value < tree.next(values) {
      if tree.text(value).equals(text) { return true }
      value = tree.next(value)
    }
    return false
  }

  private func isObject(_ node: Int, _ members: Int) -> Bool {
    var given = 0
    var entry = members + 1
    while entry < tree.next(members) {
      guard let type = self.type(of: entry + 1) else { return false }
      if let value = tree.value(of: tree.keyText(entry), in: node) {
        guard isValue(value, of: type) else { return false }
        given += 1
      } else if !type.isOptional, !hasDefault(entry + 1) {
        return false
      }
      entry = tree.next(entry + 1)
    }
    return given == tree.count(node)
  }

  private func hasDefault(_ field: Int) -> Bool {
    guard tree.kind(field) == .mapping, let word = tree.value(of: .type, in: field), tree.kind(word) == .scalar,
      let value = tree.value(of: .default, in: field)
    else { return false }
    return !tree.isNull(value)
  }

  /// A type as it is held against others: of an object's keys their names and types.
  func contextType(_ type: FieldType) -> ContextType? {
    let base: ContextType?
    switch type.base {
    case .word(let word): base = word
    case .choice(let values): base = .choice(texts(in: values))
    case .stateChoice(let place): base = rules.state[place].type.unwrapped
    case .list(let element): base = self.type(of: element).flatMap(contextType).map { .list($0) }
    case .object(let members): base = fields(of: members).map { .object($0) }
    }
    return type.isOptional ? base.map { .optional($0) } : base
  }

  func texts(in node: Int) -> [String] {
    var texts: [String] = []
    var element = node + 1
    while element < tree.next(node) {
      texts.append(String(tree.text(element)))
      element = tree.next(element)
    }
    return texts
  }

  private func fields(of members: Int) -> [ContextField]? {
    var fields: [ContextField] = []
    var entry = members + 1
    while entry < tree.next(members) {
      guard let type = self.type(of: entry + 1).flatMap(contextType) else { return nil }
      fields.append(ContextField(name: String(tree.keyText(entry)), type: type))
      entry = tree.next(entry + 1)
    }
    return fields
  }

  /// The type of an object's key.
  func memberType(_ name: UnsafeBufferPointer<UInt8>, _ members: Int) -> FieldType? {
    tree.value(of: name, in: members).flatMap { type(of: $0) }
  }

  mutating func areFixtures(_ node: Int) -> Bool {
    guard tree.kind(node) == .mapping else { return false }
    var entry = node + 1
    while entry < tree.next(node) {
      let name = tree.keyText(entry)
      guard name.isKebabCase, !name.equals(Outliner.examples), rules.takes(name), isPartialContext(entry + 1) else {
        return false
      }
      fixtures.append(name)
      entry = tree.next(entry + 1)
    }
    return true
  }

  private func isPartialContext(_ node: Int) -> Bool {
    if tree.isNull(node) { return true }
    guard tree.kind(node) == .mapping else { return false }
    var entry = node + 1
    while entry < tree.next(node) {
      let name = tree.keyText(entry)
      guard let field = fields.first(where: { $0.name.equals(name) }), isValue(entry + 1, of: field.type) else {
        return false
      }
      entry = tree.next(entry + 1)
    }
    return true
  }
}

extension Outliner {
  // Each of these is memory that is written once and never freed.
  nonisolated(unsafe) static let state = kept(Reference.state)
  // See above.
  nonisolated(unsafe) static let item = kept(Repetition.defaultName)
  // See above.
  nonisolated(unsafe) static let index = kept(Repetition.indexName)
  // See above.
  nonisolated(unsafe) static let examples = kept(Fixture.examples)

  /// A name that can be compared with what is in a tree.
  private static func kept(_ name: String) -> UnsafeBufferPointer<UInt8> {
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: name.utf8.count)
    _ = bytes.initialize(fromContentsOf: name.utf8)
    return UnsafeBufferPointer(bytes)
  }
}
