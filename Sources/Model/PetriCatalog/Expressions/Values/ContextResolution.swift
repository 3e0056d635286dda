/// The context of a launch, found from given values, a fixture, defaults and examples.
public struct ContextResolution: Hashable, Sendable {
  /// The order of values for a key that was not given.
  public enum Fallback: Hashable, Sendable {
    /// The default, else the example, as where the app's tap, link or route opens a screen.
    case defaultsFirst
    /// The example, else the default, as where a screen is started by its name, from outside: a launch, a snapshot, a
    /// walk, and a screen inside another.
    case examplesFirst
    /// Nothing but the default: a key without one is missing.
    case defaultsOnly
  }

  /// Where a key's value came from.
  public enum Source: String, Hashable, Sendable {
    /// It was given.
    case given
    /// A fixture has it.
    case fixture
    /// Its default.
    case defaultValue
    /// Its example.
    case example
  }

  /// The values, in the fields' order; those that a problem concerns are left out.
  public let context: ContextObject
  /// Where each came from, in the same order.
  public let sources: [(name: String, source: Source)]
  /// Everything that is wrong or missing.
  public let problems: [ContextProblem]

  /// Resolves a context.
  ///
  /// - Parameters:
  ///   - fields: the keys that the screen declares.
  ///   - given: an object of values for entire keys.
  ///   - assignments: values put over them in this order, for entire keys or parts of one.
  ///   - fixture: a named context.
  ///   - fallback: the order of values for a key that neither has.
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

  /// Equal where the values, their sources and the problems are.
  public static func == (left: ContextResolution, right: ContextResolution) -> Bool {
    left.context == right.context && left.problems == right.problems
      && left.sources.elementsEqual(right.sources) { $0 == $1 }
  }

  /// Hashes the values and the problems.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(context)
    hasher.combine(problems)
  }
}
