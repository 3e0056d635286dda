import PetriCatalog
import PetriYAML

extension Outliner {
  /// What a text is made of.
  enum Scanned {
    /// Characters alone.
    case literal
    /// One value and nothing else.
    case value(FieldType)
    /// Characters and values, each of which a text can hold.
    case template
  }

  /// Looks through a text; `nil` where it is not certain what it means.
  ///
  /// Braces and dollar signs that might be meant as values, as other languages write them, are left to the decoder.
  mutating func scan(_ text: UnsafeBufferPointer<UInt8>) -> Scanned? {
    var scanned = Scanned.literal
    var index = 0
    while let place = text.firstSign(from: index) {
      index = place
      switch text[index] {
      case UInt8(ascii: "$"):
        let next = index + 1 < text.count ? text[index + 1] : 0
        guard next == UInt8(ascii: "{") else {
          // A price is none of those; a word, or a second sign, may be.
          if next == UInt8(ascii: "$"), index + 2 < text.count, text[index + 2] == UInt8(ascii: "{") {
            // `$${` stands for the two signs behind the first.
            scanned = .template
            index += 3
            continue
          }
          guard next != UInt8(ascii: "$"), !(0x61...0x7A).contains(next | 0x20) else { return nil }
          index += 1
          continue
        }
        guard let end = text.firstBrace(from: index + 2), let type = type(ofPath: text, index + 2..<end) else {
          return nil
        }
        if index == 0, end + 1 == text.count { return .value(type) }
        guard type.isScalar else { return nil }
        scanned = .template
        index = end + 1
      case UInt8(ascii: "\\") where index + 1 < text.count && text[index + 1] != UInt8(ascii: "("):
        index += 1
      default: return nil
      }
    }
    return scanned
  }

  /// A text with values in it.
  mutating func isTemplate(_ node: Int) -> Bool {
    guard tree.kind(node) == .scalar, let scanned = scan(tree.text(node)) else { return false }
    if case .value(let type) = scanned { return type.isScalar }
    return true
  }

  /// A text, or one by locale.
  mutating func isLocalized(_ node: Int) -> Bool {
    switch tree.kind(node) {
    case .scalar: return isTemplate(node)
    case .sequence: return false
    case .mapping:
      var entry = node + 1
      while entry < tree.next(node) {
        guard String(tree.keyText(entry)).isLocale, isTemplate(entry + 1) else { return false }
        entry = tree.next(entry + 1)
      }
      return tree.count(node) > 0
    }
  }

  /// A condition: nearly every one is a value.
  mutating func isCondition(_ node: Int) -> Bool {
    guard tree.kind(node) == .scalar else { return false }
    let text = tree.text(node)
    guard let condition = try? Condition(parsing: String(text)) else { return false }
    return isRight(condition)
  }

  private mutating func isRight(_ condition: Condition) -> Bool {
    switch condition {
    case .constant: return true
    case .not(let inner): return isRight(inner)
    case .and(let left, let right), .or(let left, let right): return isRight(left) && isRight(right)
    case .value(let reference):
      guard let type = type(of: reference) else { return false }
      if type.isOptional { return true }
      switch type.base {
      case .word(let word): return word == .bool
      case .list: return true
      case .choice, .stateChoice, .object: return false
      }
    case .equal(.value(let reference), .literal(let literal)), .equal(.literal(let literal), .value(let reference)):
      guard let type = type(of: reference) else { return false }
      if type.isOptional, literal == "null" { return true }
      switch type.base {
      case .word(let word): return word.scalarValue(of: literal) != nil
      case .choice(let values):
        var literal = literal
        return literal.withUTF8 { isChoice($0, values) }
      case .stateChoice(let place):
        if case .choice(let values) = rules.state[place].type.unwrapped { return values.contains(literal) }
        return false
      case .list, .object: return false
      }
    case .equal(.value(let left), .value(let right)):
      guard case .word(let left)? = type(of: left)?.base, case .word(let right)? = type(of: right)?.base else {
        return false
      }
      return left.isComparable(to: right)
    case .equal(.literal, .literal): return false
    }
  }

  /// A value of a type, or one of the context.
  mutating func isAttribute(_ node: Int, of type: ContextType, in range: ClosedRange<Double>? = nil) -> Bool {
    guard tree.kind(node) == .scalar else { return false }
    let text = tree.text(node)
    guard text.first == UInt8(ascii: "$") else {
      guard let range else { return isValue(node, of: FieldType(base: .word(type), isOptional: false)) }
      return isNumber(node, in: range)
    }
    guard case .value(let given)? = scan(text), case .word(let word) = given.base else { return false }
    return word == type || (type == .double && word == .int)
  }

  private mutating func type(of reference: Reference) -> FieldType? {
    var path = reference.path.description
    return path.withUTF8 { type(ofPath: $0, $0.indices) }
  }

  /// The type of what a path leads to, noted as used.
  private mutating func type(ofPath text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> FieldType? {
    var index = range.lowerBound
    let root = text.word(from: &index, before: range.upperBound)
    guard !root.isEmpty else { return nil }
    if root.equals(Outliner.state), locals.last(where: { $0.name.equals(root) }) == nil, !rules.state.isEmpty {
      return stateType(text, index..<range.upperBound)
    }
    guard var type = rootType(root) else { return nil }
    var isOptional = type.isOptional
    while index < range.upperBound {
      switch (text[index], type.base) {
      case (UInt8(ascii: "."), .object(let members)):
        index += 1
        let name = text.word(from: &index, before: range.upperBound)
        guard let member = memberType(name, members) else { return nil }
        type = member
      case (UInt8(ascii: "["), .list(let element)):
        index += 1
        let digits = text.word(from: &index, before: range.upperBound)
        guard digits.digits.map({ $0 <= 9999 }) == true, index < range.upperBound, text[index] == UInt8(ascii: "]"),
          let inner = self.type(of: element)
        else { return nil }
        index += 1
        type = inner
      default: return nil
      }
      isOptional = isOptional || type.isOptional
    }
    type.isOptional = isOptional
    return type
  }

  private mutating func rootType(_ name: UnsafeBufferPointer<UInt8>) -> FieldType? {
    if let local = locals.last(where: { $0.name.equals(name) }) { return local.type }
    for index in fields.indices where fields[index].name.equals(name) {
      fields[index].isUsed = true
      return fields[index].type
    }
    return nil
  }

  /// A key of the app's state, where its type is a word or a choice.
  private func stateType(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> FieldType? {
    guard text[range].first == UInt8(ascii: ".") else { return nil }
    let name = String(UnsafeBufferPointer(rebasing: text[range].dropFirst()))
    guard let place = rules.state.lastIndex(where: { $0.name == name }) else { return nil }
    let type = rules.state[place].type
    if case .choice = type.unwrapped { return FieldType(base: .stateChoice(place), isOptional: type.isOptional) }
    guard ContextType.named.contains(where: { $0.type == type.unwrapped }) else { return nil }
    return FieldType(base: .word(type.unwrapped), isOptional: type.isOptional)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The first `$`, `{` or `\` from a place on.
  fileprivate func firstSign(from start: Int) -> Int? {
    var index = start
    let raw = UnsafeRawBufferPointer(self)
    while index + 8 <= count {
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      if word.mayHold(UInt8(ascii: "$")) || word.mayHold(UInt8(ascii: "{")) || word.mayHold(UInt8(ascii: "\\")) {
        break
      }
      index += 8
    }
    while index < count {
      switch self[index] {
      case UInt8(ascii: "$"), UInt8(ascii: "{"), UInt8(ascii: "\\"): return index
      default: index += 1
      }
    }
    return nil
  }

  /// The first `}` from a place on.
  fileprivate func firstBrace(from start: Int) -> Int? { self[start...].firstIndex(of: UInt8(ascii: "}")) }

  /// Letters and digits from a place on; the place moves behind them.
  fileprivate func word(from index: inout Int, before end: Int) -> UnsafeBufferPointer<UInt8> {
    let start = index
    while index < end, (0x61...0x7A).contains(self[index] | 0x20) || (0x30...0x39).contains(self[index]) { index += 1 }
    return UnsafeBufferPointer(rebasing: self[start..<index])
  }
}

extension UInt64 {
  /// Whether a byte may be among the eight; never wrong where it is.
  @inline(__always)
  fileprivate func mayHold(_ byte: UInt8) -> Bool {
    let difference = self ^ (UInt64(byte) &* 0x0101_0101_0101_0101)
    return (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080 != 0
  }
}
