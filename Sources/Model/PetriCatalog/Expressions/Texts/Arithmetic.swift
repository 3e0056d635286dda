/// An arithmetic expression: `index + 1`, `(price - rebate) * count`, `index % 2`.
///
/// The result is an integer if all operands are integers: `7 / 2` is 3.
public indirect enum Arithmetic: Hashable, Sendable {
  case value(Reference)
  case whole(Int)
  case fraction(Double)
  case negated(Arithmetic)
  case combined(Arithmetic, Operator, Arithmetic)

  /// A binary operator.
  public enum Operator: String, Hashable, Sendable, CaseIterable {
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divided = "/"
    case remainder = "%"

    var isTight: Bool { self != .plus && self != .minus }
  }

  /// The reason why an expression has no result.
  public enum Fault: Error, Hashable, Sendable, CustomStringConvertible {
    case divisionByZero
    case tooLarge

    /// The reason as a clause.
    public var description: String {
      switch self {
      case .divisionByZero: "division by 0"
      case .tooLarge: "the number is too large"
      }
    }
  }

  /// All references, in source order.
  public var references: [Reference] {
    switch self {
    case .value(let reference): [reference]
    case .whole, .fraction: []
    case .negated(let number): number.references
    case .combined(let left, _, let right): left.references + right.references
    }
  }

  /// Whether the expression contains a literal with a fraction.
  public var hasFraction: Bool {
    switch self {
    case .value, .whole: false
    case .fraction: true
    case .negated(let number): number.hasFraction
    case .combined(let left, _, let right): left.hasFraction || right.hasFraction
    }
  }

  /// Whether the expression contains a division by the literal 0.
  public var dividesByZero: Bool {
    switch self {
    case .value, .whole, .fraction: false
    case .negated(let number): number.dividesByZero
    case .combined(let left, let sign, let right):
      left.dividesByZero || right.dividesByZero
        || (sign == .divided || sign == .remainder) && (right == .whole(0) || right == .fraction(0))
    }
  }

  func result(in scope: Scope) throws(Fault) -> ContextValue? {
    switch self {
    case .whole(let number): return .int(number)
    case .fraction(let number): return .double(number)
    case .value(let reference):
      switch scope.value(of: reference) {
      case .int(let number)?: return .int(number)
      case .double(let number)?: return .double(number)
      default: return nil
      }
    case .negated(let number):
      guard let number = try number.result(in: scope) else { return nil }
      return try Arithmetic.combine(.int(0), .minus, number)
    case .combined(let left, let sign, let right):
      guard let left = try left.result(in: scope), let right = try right.result(in: scope) else { return nil }
      return try Arithmetic.combine(left, sign, right)
    }
  }

  private static func combine(_ left: ContextValue, _ sign: Operator, _ right: ContextValue) throws(Fault)
    -> ContextValue?
  {
    if case .int(let left) = left, case .int(let right) = right { return .int(try combine(left, sign, right)) }
    guard let left = Double(contextValue: left), let right = Double(contextValue: right) else { return nil }
    let isDividing = sign == .divided || sign == .remainder
    if isDividing, right == 0 { throw .divisionByZero }
    let result =
      switch sign {
      case .plus: left + right
      case .minus: left - right
      case .times: left * right
      case .divided: left / right
      case .remainder: left.truncatingRemainder(dividingBy: right)
      }
    guard result.isFinite else { throw .tooLarge }
    return .double(result)
  }

  private static func combine(_ left: Int, _ sign: Operator, _ right: Int) throws(Fault) -> Int {
    if sign == .divided || sign == .remainder, right == 0 { throw .divisionByZero }
    let (result, isTooLarge) =
      switch sign {
      case .plus: left.addingReportingOverflow(right)
      case .minus: left.subtractingReportingOverflow(right)
      case .times: left.multipliedReportingOverflow(by: right)
      case .divided: left.dividedReportingOverflow(by: right)
      case .remainder: left.remainderReportingOverflow(dividingBy: right)
      }
    if isTooLarge { throw .tooLarge }
    return result
  }
}

extension Arithmetic: CustomStringConvertible {
  /// The expression in YAML: `${index + 1}`.
  public var description: String { "${\(text)}" }

  /// The expression between the braces, with the parentheses that precedence requires.
  var text: String {
    switch self {
    case .value(let reference): reference.path.description
    case .whole(let number): String(number)
    case .fraction(let number): number.description
    case .negated(let number): "-\(number.isCombined ? "(\(number.text))" : number.text)"
    case .combined(let left, let sign, let right):
      "\(left.text(beside: sign, isRight: false)) \(sign.rawValue) \(right.text(beside: sign, isRight: true))"
    }
  }

  private var isCombined: Bool { if case .combined = self { true } else { false } }

  private func text(beside outer: Operator, isRight: Bool) -> String {
    guard case .combined(_, let sign, _) = self else { return text }
    let binds = sign.isTight == outer.isTight ? !isRight : sign.isTight
    return binds ? text : "(\(text))"
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// A callback for calculations without a result. All handlers compare equal, so that scopes can be compared.
public struct FaultHandler: Hashable, Sendable {
  private let report: (@Sendable (Arithmetic, Arithmetic.Fault) -> Void)?

  /// Creates a handler.
  public init(_ report: (@Sendable (Arithmetic, Arithmetic.Fault) -> Void)? = nil) { self.report = report }

  func callAsFunction(_ arithmetic: Arithmetic, _ fault: Arithmetic.Fault) { report?(arithmetic, fault) }

  public static func == (left: FaultHandler, right: FaultHandler) -> Bool { true }

  public func hash(into hasher: inout Hasher) {}
}

extension Arithmetic {
  /// Parses the text between the braces.
  ///
  /// - Throws: `TextTemplate.Problem` with the offset in bytes.
  init(parsing text: String) throws(TextTemplate.Problem) {
    var parser = ArithmeticParser(text)
    self = try parser.sum()
    try parser.end()
  }

  /// Whether the text between the braces contains an operator. A minus must be followed by a space, because paths may
  /// contain hyphens.
  static func isMeant(_ text: String) -> Bool {
    text.utf8.contains { "+*/%()<>=!".utf8.contains($0) } || text.hasPrefix("-") || text.contains("- ")
  }
}

struct ArithmeticParser {
  private let bytes: [UInt8]
  private(set) var position: Int
  private var depth = 0

  init(_ text: String) { self.init(Array(text.utf8), at: 0) }

  init(_ bytes: [UInt8], at start: Int) {
    self.bytes = bytes
    position = start
  }

  mutating func sum() throws(TextTemplate.Problem) -> Arithmetic {
    var left = try product()
    while let sign = sign(among: [.plus, .minus]) { left = .combined(left, sign, try product()) }
    return left
  }

  private mutating func product() throws(TextTemplate.Problem) -> Arithmetic {
    var left = try factor()
    while let sign = sign(among: [.times, .divided, .remainder]) { left = .combined(left, sign, try factor()) }
    return left
  }

  private mutating func factor() throws(TextTemplate.Problem) -> Arithmetic {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Condition.maximumDepth else {
      throw problem("the calculation is nested too deeply; the limit is \(Condition.maximumDepth)")
    }
    skipBlanks()
    guard position < bytes.count else { throw problem("expected a number or a key, such as index") }
    switch bytes[position] {
    case UInt8(ascii: "-"):
      position += 1
      return .negated(try factor())
    case UInt8(ascii: "("):
      position += 1
      let inner = try sum()
      skipBlanks()
      guard position < bytes.count, bytes[position] == UInt8(ascii: ")") else { throw problem("expected ')'") }
      position += 1
      return inner
    default: return try number()
    }
  }

  private mutating func number() throws(TextTemplate.Problem) -> Arithmetic {
    let start = position
    // An unmatched closing bracket belongs to a list around the expression.
    var brackets = 0
    while position < bytes.count, bytes[position].isPartOfPath {
      if bytes[position] == UInt8(ascii: "[") { brackets += 1 }
      if bytes[position] == UInt8(ascii: "]") { brackets -= 1 }
      if brackets < 0 { break }
      position += 1
    }
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    if let first = word.utf8.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) {
      if let whole = Int(word) { return .whole(whole) }
      if word.utf8.allSatisfy({ $0 == UInt8(ascii: ".") || ($0 >= 0x30 && $0 <= 0x39) }), let fraction = Double(word),
        fraction.isFinite
      {
        return .fraction(fraction)
      }
    } else if let reference = Reference(word) {
      return .value(reference)
    }
    position = word.isEmpty ? min(start + 1, bytes.count) : position
    throw TextTemplate.Problem(
      message: "expected a number or a key, such as index",
      offset: start,
      length: max(1, position - start)
    )
  }

  private mutating func sign(among signs: [Arithmetic.Operator]) -> Arithmetic.Operator? {
    skipBlanks()
    guard position < bytes.count,
      let sign = signs.first(where: { $0.rawValue.utf8.first == bytes[position] })
    else { return nil }
    position += 1
    return sign
  }

  mutating func end() throws(TextTemplate.Problem) {
    skipBlanks()
    guard position == bytes.count else { throw problem("expected one of + - * / %") }
  }

  private mutating func skipBlanks() {
    while position < bytes.count, bytes[position] == 0x20 || bytes[position] == 0x09 { position += 1 }
  }

  private func problem(_ message: String) -> TextTemplate.Problem {
    TextTemplate.Problem(message: message, offset: min(position, max(0, bytes.count - 1)), length: 1)
  }
}

extension UInt8 {
  /// Whether the character can occur in a path or number.
  fileprivate var isPartOfPath: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "["),
      UInt8(ascii: "]"):
      true
    default: false
    }
  }
}
