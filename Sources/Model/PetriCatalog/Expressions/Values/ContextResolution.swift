// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// The context for launching a screen, resolved from given values, a fixture, defaults and examples.
public struct ContextResolution: Hashable, Sendable {
  /// The rule for choosing the value of a key that isn't given.
  public enum Fallback: Hashable, Sendable {
    /// Default, else example. Used for screens that the app opens by a tap, link or route.
    case defaultsFirst
    /// Example, else default. Used for screens opened from outside: in a launch, snapshot, walk or embedded screen.
    case examplesFirst
    /// Default only; a key without a default is missing.
    case defaultsOnly
  }

  /// The source of a value.
  public enum Source: String, Hashable, Sendable {
    case given
    case fixture
    case defaultValue
    case example
  }

  /// The valid values in the order of the declared fields.
  public let context: ContextObject
  /// The sources of the values, in the same order.
  public let sources: [(name: String, source: Source)]
  /// The problems of all values.
  public let problems: [ContextProblem]

  /// Resolves a context.
  ///
  /// - Parameters:
  ///   - fields: The keys that the screen declares.
  ///   - given: An object with the given values.
  ///   - assignments: Given values for paths, applied in order.
  ///   - fixture: The values of a fixture.
  ///   - fallback: The rule for keys without a value.
  public init(
    fields: [ContextField],
    given: ContextLiteral = .empty,
    assignments: [ContextAssignment] = [],
    fixture: ContextObject? = nil,
    fallback: Fallback = .defaultsFirst
  ) {
    var context = ContextObject()
    var sources: [(name: String, source: Source)] = []
    var problems: [ContextProblem] = []
    let names = fields.map(\.name)
    let known = Set(names)
    for name in ContextResolution.names(in: given, and: assignments) where !known.contains(name) {
      problems.append(ContextProblem(kind: .unknownKey(known: names), path: ContextPath([.key(name)])))
    }
    for field in fields {
      let path = ContextPath([.key(field.name)])
      let base = ContextResolution.base(of: field, fixture: fixture, fallback: fallback)
      let own = assignments.filter { $0.path.root == field.name }
      var literal = given[field.name]
      for assignment in own {
        let start = literal ?? base?.value.literal ?? .null
        if let changed = start.setting(assignment.value, at: assignment.path.steps.dropFirst()) {
          literal = changed
        } else {
          problems.append(
            ContextProblem(
              kind: .mistyped,
              path: assignment.path,
              expected: field.type,
              hint: "'\(field.name)' has no such element"
            )
          )
        }
      }
      if let literal {
        if let value = field.type.value(of: literal, at: path, problems: &problems) {
          context[field.name] = value
          sources.append((field.name, .given))
        }
      } else if let base {
        context[field.name] = base.value
        sources.append((field.name, base.source))
      } else {
        problems.append(ContextProblem(missing: field, at: path))
      }
    }
    self.context = context
    self.sources = sources
    self.problems = problems
  }

  private static func names(in given: ContextLiteral, and assignments: [ContextAssignment]) -> [String] {
    var names: [String] = []
    if case .object(let entries) = given { names = entries.map(\.name) }
    for name in assignments.compactMap(\.path.root) where !names.contains(name) { names.append(name) }
    return names
  }

  private static func base(
    of field: ContextField,
    fixture: ContextObject?,
    fallback: Fallback
  ) -> (value: ContextValue, source: Source)? {
    if let value = fixture?[field.name] { return (value, .fixture) }
    let byDefault = field.fallback.map { ($0, Source.defaultValue) }
    let byExample = field.example.map { ($0, Source.example) }
    return switch fallback {
    case .defaultsFirst: byDefault ?? byExample
    case .examplesFirst: byExample ?? byDefault
    case .defaultsOnly: byDefault
    }
  }

  public static func == (left: ContextResolution, right: ContextResolution) -> Bool {
    left.context == right.context && left.problems == right.problems
      && left.sources.elementsEqual(right.sources) { $0 == $1 }
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(context)
    hasher.combine(problems)
  }
}
