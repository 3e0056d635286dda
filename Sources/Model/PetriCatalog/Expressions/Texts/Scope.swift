/// The values that references resolve to: a context, the app's state, a form, and the current elements of repetitions.
public struct Scope: Hashable, Sendable {
  /// The screen's context or a container's parameters.
  public var context: ContextObject
  /// The app's state.
  public var state: ContextObject
  /// The form's input; empty if the screen has no form.
  public var form: ContextObject
  /// The handler for calculations without a result.
  public var faults = FaultHandler()
  /// The locale and date for formatting values.
  public var environment: TextEnvironment
  /// The current elements and indices of repetitions, innermost last.
  public private(set) var locals: [ContextObject.Entry] = []

  /// Creates a scope.
  public init(
    context: ContextObject = ContextObject(),
    state: ContextObject = ContextObject(),
    form: ContextObject = ContextObject(),
    environment: TextEnvironment = TextEnvironment()
  ) {
    self.context = context
    self.state = state
    self.form = form
    self.environment = environment
  }

  /// Returns the scope with an additional name, which shadows existing ones.
  public func adding(_ name: String, _ value: ContextValue) -> Scope {
    var scope = self
    scope.locals.append(ContextObject.Entry(name: name, value: value))
    return scope
  }

  /// Returns the scope with the repetitions of another scope.
  public func taking(localsOf other: Scope) -> Scope {
    var scope = self
    scope.locals = other.locals
    return scope
  }

  /// Returns the scope with a different app state.
  public func taking(state: ContextObject) -> Scope {
    var scope = self
    scope.state = state
    return scope
  }

  /// The value of a reference; `nil` if there is none.
  public func value(of reference: Reference) -> ContextValue? {
    guard let root = reference.path.root else { return nil }
    var value: ContextValue?
    if let local = locals.last(where: { $0.name == root }) {
      value = local.value
    } else if root == Reference.state {
      value = .object(state)
    } else if root == Reference.form, !form.isEmpty {
      value = .object(form)
    } else {
      value = context[root]
    }
    for step in reference.path.steps.dropFirst() {
      switch (step, value) {
      case (.key(let key), .object(let object)?): value = object[key]
      case (.key(Reference.count), .list(let list)?): value = .int(list.count)
      case (.key(Reference.count), .string(let text)?): value = .int(text.count)
      case (.index(let index), .list(let list)?): value = list.indices.contains(index) ? list[index] : nil
      default: return nil
      }
    }
    return value
  }

  /// Whether a reference leads to the app's state or the form, whose values can change.
  public func isChangeable(_ reference: Reference) -> Bool {
    guard let root = reference.path.root, reference.path.steps.count > 1, !locals.contains(where: { $0.name == root })
    else { return false }
    return root == Reference.state || root == Reference.form && !form.isEmpty
  }

  /// Evaluates a reference as a condition: the value must be truthy, and a form's text must not be empty.
  func holds(_ reference: Reference) -> Bool {
    guard let value = value(of: reference) else { return false }
    if case .string(let text) = value, reference.path.root == Reference.form, isChangeable(reference) {
      return !text.isEmpty
    }
    return value.isTruthy
  }

  /// Evaluates an expression; returns `nil` and calls `faults` if there is no result.
  public func value(of arithmetic: Arithmetic) -> ContextValue? {
    do {
      return try arithmetic.result(in: self)
    } catch {
      faults(arithmetic, error)
      return nil
    }
  }
}

/// A reference to a value: `${city}`, `${stores[0].name}`, `${state.signedIn}`.
public struct Reference: Hashable, Sendable {
  /// The root of references to the app's state.
  public static let state = "state"
  /// The root of references to a form's input.
  public static let form = "form"
  /// The key for the length of a list: `${stores.count}`.
  public static let count = "count"

  /// The path of the value in the scope.
  public var path: ContextPath

  /// Creates a reference.
  public init(path: ContextPath) {
    self.path = path
  }

  /// Parses the text between the braces; returns `nil` if the text isn't a path.
  public init?(_ text: some StringProtocol) {
    var text = String(text)
    guard let reference = text.withUTF8({ Reference(utf8: $0) }) else { return nil }
    self = reference
  }

  init?(utf8: UnsafeBufferPointer<UInt8>) {
    guard let path = ContextPath(utf8: utf8.trimmingBlanks) else { return nil }
    self.path = path
  }
}

extension Reference: CustomStringConvertible {
  /// The reference in YAML: `${city}`.
  public var description: String { "${\(path)}" }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Reference: Codable {
  public init(from decoder: any Decoder) throws {
    guard let reference = try TextTemplate(from: decoder).wholeReference else {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "expected a reference"))
    }
    self = reference
  }

  public func encode(to encoder: any Encoder) throws {
    try description.encode(to: encoder)
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate var trimmingBlanks: UnsafeBufferPointer<UInt8> {
    let isBlank: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 }
    let start = firstIndex { !isBlank($0) } ?? endIndex
    let end = lastIndex { !isBlank($0) }.map { $0 + 1 } ?? start
    return UnsafeBufferPointer(rebasing: self[start..<end])
  }
}

/// The environment for formatting texts and values.
public struct TextEnvironment: Hashable, Sendable {
  /// The locale for selecting texts and formatting values.
  public var locale: String
  /// The locale of texts without translations, which is the catalogue's first.
  public var baseLocale: String
  /// The current date, fixed for reproducible texts.
  public var today: CalendarDate

  /// 1 January 2026, the current date unless the catalogue sets another.
  public static let defaultToday = CalendarDate(firstOf: 2026)

  /// Creates an environment.
  ///
  /// - Parameter baseLocale: The locale of texts without translations; `nil` to use `locale`.
  public init(locale: String = "en", baseLocale: String? = nil, today: CalendarDate = TextEnvironment.defaultToday) {
    self.locale = locale
    self.baseLocale = baseLocale ?? locale
    self.today = today
  }
}
