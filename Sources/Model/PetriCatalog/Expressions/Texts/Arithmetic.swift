/// A calculation: `index + 1`, `(price - rebate) * count`, `index % 2`.
///
/// Of integers the result is an integer: `7 / 2` is 3.
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

    /// Whether it is multiplicative.
    var isTight: Bool { self != .plus && self != .minus }
  }

  /// Why a calculation has no result.
  public enum Fault: Error, Hashable, Sendable, CustomStringConvertible {
    case divisionByZero
    case tooLarge

    /// The reason in words.
    public var description: String {
      switch self {
      case .divisionByZero: "division by 0"
      case .tooLarge: "the number is too large"
      }
    }
  }

  /// All references, in order.
  public var references: [Reference] {
    switch self {
    case .value(let reference): [reference]
    case .whole, .fraction: []
    case .negated(let number): number.references
    case .combined(let left, _, let right): left.references + right.references
    }
  }

  /// Whether it contains a literal with a fraction.
  public var hasFraction: Bool {
    switch self {
    case .value, .whole: false
    case .fraction: true
    case .negated(let number): number.hasFraction
    case .combined(let left, _, let right): left.hasFraction || right.hasFraction
    }
  }

  /// Whether it divides by a literal 0.
  public var dividesByZero: Bool {
    switch self {
    case .value, .whole, .fraction: false
    case .negated(let number): number.dividesByZero
    case .combined(let left, let sign, let right):
      left.dividesByZero || right.dividesByZero
        || (sign == .divided || sign == .remainder) && (right == .whole(0) || right == .fraction(0))
    }
  }

  /// The result, an `int` or a `double`; `nil` if a value is missing.
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
  /// `${index + 1}`.
  public var description: String { "${\(text)}" }

  /// The text between the braces, with parentheses where needed.
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
/// A callback for calculations without a result; all handlers are equal, so that scopes can be compared.
public struct FaultHandler: Hashable, Sendable {
  private let report: (@Sendable (Arithmetic, Arithmetic.Fault) -> Void)?

  /// Makes a handler.
  public init(_ report: (@Sendable (Arithmetic, Arithmetic.Fault) -> Void)? = nil) { self.report = report }

  func callAsFunction(_ arithmetic: Arithmetic, _ fault: Arithmetic.Fault) { report?(arithmetic, fault) }

  public static func == (left: FaultHandler, right: FaultHandler) -> Bool { true }

  public func hash(into hasher: inout Hasher) {}
}
