import PetriCatalog
import PetriFormat

/// Alternatives to a value.
enum Alternative {
  /// Another text: another address for a link, else the text with one more character.
  static func text(_ text: String) -> String {
    if let scheme = text.firstRange(of: "://") { return text.replacingCharacters(scheme, "://x") }
    let lineBreaks = text.reversed().prefix { $0 == "\n" }.count
    return text.dropLast(lineBreaks) + "!" + String(repeating: "\n", count: lineBreaks)
  }

  /// Another number in a range; `nil` if there is none.
  static func number(_ text: String, in range: ClosedRange<Double>?) -> String? {
    guard let number = Double(text), number.magnitude < 1e15 else { return nil }
    let range = range ?? -1e15...1e15
    // In a narrow range, such as that of an opacity, half the value differs enough.
    let candidates =
      range.upperBound - range.lowerBound <= 1 ? [number / 2, 0.5] : [number + 1, number - 1, number / 2]
    return candidates.first { range.contains($0) && $0 != number }?.short
  }

  /// Another integer in a range; `nil` without a range.
  static func integer(_ text: String, in range: ClosedRange<Int>?) -> String? {
    guard let number = Int(text), number.magnitude < 1 << 53 else { return nil }
    return [number + 1, number - 1].first { range?.contains($0) ?? true }.map(String.init)
  }

  /// The element after this one, cyclically; `nil` if it is the only one.
  static func next(after element: String, in all: [String]) -> String? {
    guard let place = all.firstIndex(of: element) else { return all.first { $0 != element } }
    let other = all[(place + 1) % all.count]
    return other == element ? nil : other
  }

  /// Another value of a type as it would be written; `nil` for lists, objects and types with one value.
  static func value(_ text: String, of type: ContextType, in range: ClosedRange<Double>? = nil) -> ContextLiteral? {
    let type = type.unwrapped
    // A reference can be replaced by any value of its type.
    guard !text.contains("${") else { return sample(of: type, in: range) }
    func plain(_ text: String?) -> ContextLiteral? { text.map { .scalar($0, .plain) } }
    switch type {
    case .string: return .scalar(self.text(text), .quoted)
    case .int: return plain(integer(text, in: nil))
    case .double: return plain(number(text, in: range))
    case .bool: return plain(text == "true" ? "false" : "true")
    case .uuid: return plain(text.dropLast() + (text.last == "0" ? "1" : "0"))
    case .url: return .scalar(self.text(text), .quoted)
    case .date: return plain(text.dropLast(2) + (text.hasSuffix("15") ? "16" : "15"))
    case .time: return .scalar((text.hasPrefix("09") ? "10" : "09") + text.dropFirst(2), .quoted)
    case .color: return plain(text == "systemTeal" ? "systemPink" : "systemTeal")
    case .choice(let words): return plain(next(after: text, in: words))
    case .list, .object, .optional: return nil
    }
  }

  /// A value of a type that differs from another.
  ///
  /// - Parameter other: The value to differ from, as it would be written.
  static func sample(of type: ContextType, otherThan other: String? = nil, in range: ClosedRange<Double>? = nil)
    -> ContextLiteral?
  {
    let type = type.unwrapped
    if let other, let literal = value(other, of: type, in: range) { return literal }
    switch type {
    case .string: return .scalar("audited", .plain)
    case .double: return .scalar(range.map { (($0.lowerBound + $0.upperBound) / 2).short } ?? "1.5", .plain)
    case .time, .url: return .scalar(type.sample, .quoted)
    case .list(let element): return sample(of: element).map { .list([$0]) }
    case .object(let fields):
      let entries = fields.map { field in
        sample(of: field.type).map { ContextLiteral.Entry(name: field.name, value: $0) }
      }
      return .object(entries.compactMap(\.self))
    default: return .scalar(type.sample, .plain)
    }
  }
}

extension String {
  fileprivate func replacingCharacters(_ range: Range<Index>, _ other: String) -> String {
    self[..<range.lowerBound] + other + self[range.upperBound...]
  }
}

extension Shape {
  /// Another valid value for a scalar; `nil` if the rule has none.
  func alternative(to text: String, _ names: KnownNames) -> ContextLiteral? {
    func plain(_ text: String?) -> ContextLiteral? { text.map { .scalar($0, .plain) } }
    switch self {
    case .text, .template, .localized, .reference(.control), .reference(.link):
      return .scalar(Alternative.text(text), .quoted)
    case .imageName: return plain("\(text)2")
    case .condition: return .scalar("not (\(text))", .quoted)
    case .selection: return Alternative.value(text, of: .int, in: 0...100_000)
    case .flag: return plain(text == "true" ? "false" : "true")
    case .number(let range): return plain(Alternative.number(text, in: range))
    case .integer(let range): return plain(Alternative.integer(text, in: range))
    case .attribute(let type, let range): return Alternative.value(text, of: type, in: range)
    case .word(let words, _): return plain(Alternative.next(after: text, in: words))
    case .name(let kind):
      switch kind {
      // A reference to another name would dangle.
      case .id, .event, .tag: return plain("\(text)2")
      case .locale: return plain(Alternative.next(after: text, in: names.all(.locale)))
      default: return nil
      }
    case .reference(let kind): return plain(Alternative.next(after: text, in: names.all(kind)))
    case .literal(let type): return Alternative.value(text, of: type)
    case .contextList, .contextNumber, .contextValue, .values, .field, .example, .nothing, .list, .mapping, .named,
      .oneOf,
      .shared:
      return nil
    }
  }
}
