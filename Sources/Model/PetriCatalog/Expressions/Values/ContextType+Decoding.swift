extension ContextType {
  /// Converts a literal to the type.
  ///
  /// - Parameters:
  ///   - literal: The literal to convert.
  ///   - path: The literal's path, for problems.
  ///   - problems: An array to which problems are appended.
  /// - Returns: `nil` if and only if a problem was appended.
  public func value(
    of literal: ContextLiteral,
    at path: ContextPath,
    problems: inout [ContextProblem]
  ) -> ContextValue? {
    var path = path
    return value(of: literal, at: &path, &problems)
  }

  /// Converts a literal to the type.
  ///
  /// - Parameter path: A mutable copy of the path, which is unchanged on return.
  private func value(
    of literal: ContextLiteral,
    at path: inout ContextPath,
    _ problems: inout [ContextProblem]
  ) -> ContextValue? {
    switch (self, literal) {
    case (.string, .localized(let text, or: _)): return text.value
    case (.list, .localized(_, or: let mapping)), (.object, .localized(_, or: let mapping)):
      return value(of: mapping, at: &path, &problems)
    case (.optional, .null): return .null
    case (.optional(let type), .scalar(let text, .argument)) where text == "null" || (text.isEmpty && type != .string):
      return .null
    case (.optional(let type), _): return type.value(of: literal, at: &path, &problems)
    case (.list(let element), .list(let literals)):
      let values = literals.enumerated().map { index, literal in
        path.steps.append(.index(index))
        defer { path.steps.removeLast() }
        return element.value(of: literal, at: &path, &problems)
      }
      return values.contains(nil) ? nil : .list(values.compactMap { $0 })
    case (.object(let fields), .object(let entries)):
      return object(of: entries, fields: fields, at: &path, &problems)
    case (.list, .scalar(let text, _)), (.object, .scalar(let text, _)):
      problems.append(mistyped(literal, at: path, hint: text.isEmpty ? nil : "write \(sample)"))
      return nil
    case (_, .scalar(let text, let style)):
      if style == .quoted, refusesQuotes {
        let isValue = scalarValue(of: text) != nil
        let hint = isValue ? "remove the quotes" : text.contains("${") ? hint(for: text) : nil
        problems.append(mistyped(literal, at: path, hint: hint))
        return nil
      }
      guard let value = scalarValue(of: text) else {
        let meant = style == .plain ? meaning(of: text) : nil
        problems.append(mistyped(literal, at: path, hint: hint(for: text), replacement: meant))
        return nil
      }
      return value
    default:
      problems.append(mistyped(literal, at: path, hint: nil))
      return nil
    }
  }

  private func object(
    of entries: [ContextLiteral.Entry],
    fields: [ContextField],
    at path: inout ContextPath,
    _ problems: inout [ContextProblem]
  ) -> ContextValue? {
    let before = problems.count
    for entry in entries where !fields.contains(where: { $0.name == entry.name }) {
      let known = fields.map(\.name)
      problems.append(ContextProblem(kind: .unknownKey(known: known), path: path.appending(.key(entry.name))))
    }
    var object = ContextObject()
    for field in fields {
      path.steps.append(.key(field.name))
      defer { path.steps.removeLast() }
      if let entry = entries.last(where: { $0.name == field.name }) {
        object[field.name] = field.type.value(of: entry.value, at: &path, &problems)
      } else if let fallback = field.fallback {
        object[field.name] = fallback
      } else {
        problems.append(ContextProblem(missing: field, at: path))
      }
    }
    return problems.count == before ? .object(object) : nil
  }

  /// Whether a quoted value is invalid for the type, as for numbers and booleans.
  private var refusesQuotes: Bool {
    switch self {
    case .int, .double, .bool: true
    default: false
    }
  }

  /// Parses a scalar; returns `nil` if the text isn't a value of the type.
  public func scalarValue(of text: String) -> ContextValue? {
    switch self {
    case .string: .string(text)
    case .int: text.isPlainNumber ? Int(text).map { .int($0) } : nil
    case .double: text.isPlainNumber ? Double(text).flatMap { $0.isFinite ? .double($0) : nil } : nil
    case .bool: text == "true" ? .bool(true) : text == "false" ? .bool(false) : nil
    case .uuid: text.digitsOfUUID ? .uuid(text.lowercased()) : nil
    case .url: text.isAbsoluteURL ? .url(text) : nil
    case .date: CalendarDate(text).map { .date($0) }
    case .time: TimeOfDay(text).map { .time($0) }
    case .color(let colors): ColorValue(text, among: colors).map { .color($0) }
    case .choice(let values): values.contains(text) ? .choice(text) : nil
    case .optional(let type): type.scalarValue(of: text)
    case .list, .object: nil
    }
  }

  private func mistyped(
    _ literal: ContextLiteral,
    at path: ContextPath,
    hint: String?,
    replacement: ContextValue? = nil
  ) -> ContextProblem {
    ContextProblem(
      kind: .mistyped,
      path: path,
      expected: self,
      found: literal.finding,
      example: sample,
      hint: hint,
      replacement: replacement
    )
  }

  private func hint(for text: String) -> String? {
    let lastBrace = text.last { $0 == "{" || $0 == "}" }
    return switch self {
    case _ where text.contains("${") && lastBrace == "{": "missing '}'"
    case .bool where text.contains("${"): "write true or false or, where values can be, \"${… ? true : false}\""
    case _ where text.contains("${"): "it can't depend on values"
    case .bool: meaning(of: text).map { "write \($0)" } ?? "write true or false"
    case .int where text.isInteger && Int(text) == nil: "write a number between \(Int64.min) and \(Int64.max)"
    case .int where Double(text) != nil: "write an integer"
    case .double where text.hasSuffix("%") && Double(text.dropLast()) != nil:
      Double(text.dropLast()).map { "write \($0 / 100) for a share; lengths are in points" }
    case .double: text.numberWithoutUnit.map { "write \($0)" }
    case .int: text.numberWithoutUnit.flatMap { Int($0) }.map { "write \($0)" }
    case .url where text.contains(" ") && text.replacing(" ", with: "%20").isAbsoluteURL: "write %20 for a space"
    default: nil
    }
  }

  /// The value that a text certainly means: a boolean of YAML 1.1, or a number with a unit.
  private func meaning(of text: String) -> ContextValue? {
    guard self == .bool else { return nil }
    switch text.lowercased() {
    case "yes", "on", "y", "true": return .bool(true)
    case "no", "off", "n", "false": return .bool(false)
    default: return nil
    }
  }
}

extension String {
  /// Whether the text is a decimal number, without the hexadecimal notation, `inf` and spaces that `Double.init`
  /// accepts.
  fileprivate var isPlainNumber: Bool {
    guard let last = utf8.last, (0x30...0x39).contains(last) else { return false }
    return utf8.allSatisfy { (0x30...0x39).contains($0) || "+-.eE".utf8.contains($0) }
  }

  /// The number without its unit: `100` for `100px`, `1.5` for `1,5`.
  fileprivate var numberWithoutUnit: String? {
    let unit = ["px", "pts", "pt", "dp", "em", "ms", "s"].first(where: lowercased().hasSuffix)
    var number = String(dropLast(unit?.count ?? 0))
    while number.last == " " { number.removeLast() }
    if number.count(where: { $0 == "," }) == 1, !number.contains(".") { number = number.replacing(",", with: ".") }
    return number != self && number.isPlainNumber && Double(number) != nil ? number : nil
  }

  fileprivate var isInteger: Bool {
    let digits = utf8.first == UInt8(ascii: "-") || utf8.first == UInt8(ascii: "+") ? utf8.dropFirst() : utf8[...]
    return !digits.isEmpty && digits.allSatisfy { (0x30...0x39).contains($0) }
  }

  fileprivate var digitsOfUUID: Bool {
    utf8.count == 36
      && utf8.enumerated().allSatisfy { place, byte in
        switch place {
        case 8, 13, 18, 23: byte == UInt8(ascii: "-")
        default: (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
        }
      }
  }

  /// Whether the text is an absolute URI (RFC 3986). Checks only that it has a scheme and no spaces or controls.
  fileprivate var isAbsoluteURL: Bool {
    guard let colon = utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let scheme = self[..<colon]
    guard let first = scheme.first, first.isASCII, first.isLetter,
      scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) })
    else { return false }
    let rest = self[colon...].dropFirst()
    return !rest.isEmpty && rest != "//"
      && rest.unicodeScalars.allSatisfy {
        $0.value > 0x20 && $0.value != 0x7F && !"<>\"{}|\\^`".unicodeScalars.contains($0)
      }
  }
}
