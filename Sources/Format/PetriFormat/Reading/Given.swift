package import PetriCatalog
package import PetriDiagnostics
package import PetriYAML

/// A value that is passed to another definition or to the app's state, with the types of its references.
package indirect enum Given: Sendable {
  package struct Entry: Sendable {
    package let name: String
    package let value: Given
  }

  case literal(ContextLiteral)
  case reference(Reference, ContextType)
  case computed(Arithmetic, ContextType)
  case template
  case either(Given, Given)
  /// Localized text or an object.
  case localized(TextMeaning)
  case list([Given])
  case object([Entry])
  /// A value about which an error was reported.
  case broken

  package var keys: Set<String> { if case .object(let entries) = self { Set(entries.map(\.name)) } else { [] } }

  /// The problems of values with the fields that they are passed to.
  ///
  /// - Parameters:
  ///   - untyped: The fields whose type is unknown.
  ///   - setting: Whether the values replace others, so that a change of a list is allowed.
  ///   - what: The mapping in messages.
  package func problems(
    in fields: [ContextField],
    untyped: Set<String> = [],
    setting: Bool = false,
    of what: @autoclosure () -> String
  ) -> [GivenProblem] {
    guard case .object(let entries) = self else { return [GivenProblem(.notMapping(what()))] }
    var problems: [GivenProblem] = []
    for entry in entries {
      if let field = fields.first(where: { $0.name == entry.name }) {
        let name = "'\(field.name)' in \(what())"
        let found =
          setting
          ? entry.value.problems(setting: field.type, name) : entry.value.problems(of: field.type, name)
        problems += found.map { $0.inside(.key(field.name)) }
      } else if !untyped.contains(entry.name) {
        problems.append(GivenProblem(.unknownKey(entry.name, of: what(), known: fields.map(\.name))))
      }
    }
    return problems
  }

  package func problems(of type: ContextType, _ what: @autoclosure () -> String) -> [GivenProblem] {
    switch (self, type.unwrapped) {
    case (.broken, _): return []
    case (.localized(let meaning), .string):
      return meaning.problemsOfText.isEmpty ? [] : [GivenProblem(.found(meaning.problemsOfText))]
    case (.localized(let meaning), _):
      let found = meaning.problemsOfObject.isEmpty ? [] : [GivenProblem(.found(meaning.problemsOfObject))]
      return found + meaning.object.problems(of: type, what())
    case (.either(let first, let second), _):
      return first.problemsOfSide(of: type, what()) + second.problemsOfSide(of: type, what())
    case (.reference(let reference, let given), _):
      return given.fits(type) ? [] : [GivenProblem(.type(.mistyped(what(), type, reference, given)))]
    case (.computed(let arithmetic, let given), _):
      return given.fits(type) ? [] : [GivenProblem(.type(.mistypedResult(what(), type, arithmetic, given)))]
    case (.template, .string), (.template, .url): return []
    case (.template, _): return [GivenProblem(.type(.composed(what(), type)))]
    case (.list(let elements), .list(let element)):
      return elements.enumerated().flatMap { index, value in
        value.problems(of: element, "element \(index) of \(what())").map { $0.inside(.index(index)) }
      }
    case (.object, .object(let fields)):
      let keys = keys
      let missing = fields.filter { $0.isRequired && !keys.contains($0.name) }
      return problems(in: fields, of: what())
        + missing.map { GivenProblem(.type(.missing("'\($0.name)' in \(what())", $0.type, example: nil))) }
    default:
      var problems: [ContextProblem] = []
      _ = type.value(of: literal, at: ContextPath(), problems: &problems)
      return problems.map { GivenProblem(.value($0, what())) }
    }
  }

  package func problems(setting type: ContextType, _ what: @autoclosure () -> String) -> [GivenProblem] {
    guard case .object(let entries) = self else { return problems(of: type, what()) }
    let words = ListChange.Kind.allCases.map(\.rawValue)
    switch type.unwrapped {
    case .list(let element):
      let unknown = entries.filter { !words.contains($0.name) }
      guard unknown.isEmpty else {
        return unknown.map { GivenProblem(.unknownKey($0.name, of: "the change of \(what())", known: words)) }
      }
      guard entries.count == 1 else { return [GivenProblem(.type(.listChanges(what(), entries.map(\.name))))] }
      let (word, value) = (entries[0].name, entries[0].value)
      return value.problems(of: element, "'\(word)' of \(what())").map { $0.inside(.key(word)) }
    case .object: return problems(of: type, what())
    default:
      guard entries.count == 1, words.contains(entries[0].name) else { return problems(of: type, what()) }
      return [GivenProblem(.type(.changeOfNoList(entries[0].name, what(), type)))]
    }
  }

  /// The problems of one side of a conditional, all reported at the same location.
  private func problemsOfSide(of type: ContextType, _ what: String) -> [GivenProblem] {
    guard case .literal(let literal) = self else { return problems(of: type, what) }
    var problems: [ContextProblem] = []
    guard type.value(of: literal, at: ContextPath(), problems: &problems) == nil else { return [] }
    return [GivenProblem(.type(.mistypedSide(what, type, literal, nearest: nil, isOfContext: true)))]
  }

  private var literal: ContextLiteral {
    switch self {
    case .literal(let literal): literal
    case .list(let elements): .list(elements.map(\.literal))
    case .object(let entries): .object(entries.map { .init(name: $0.name, value: $0.value.literal) })
    case .localized(let meaning): meaning.object.literal
    case .reference, .computed, .template, .either, .broken: .scalar("", .plain)
    }
  }
}

package struct GivenProblem {
  package enum Kind {
    case notMapping(String)
    case unknownKey(String, of: String, known: [String])
    case type(ValueProblem)
    case value(ContextProblem, String)
    /// The errors found when it was read, before the type was known.
    case found([Diagnostic])
  }

  package let kind: Kind
  package var path: [ContextPath.Step] = []

  package init(_ kind: Kind) { self.kind = kind }

  package func inside(_ step: ContextPath.Step) -> GivenProblem {
    var problem = self
    problem.path.insert(step, at: 0)
    return problem
  }
}

extension DiagnosticSink {
  package func report(_ problems: [GivenProblem], in given: YAMLNode) {
    for problem in problems {
      let node = given.descendant(problem.path)
      switch problem.kind {
      case .notMapping(let what): report(ShapeProblem.notMapping("the values for \(what)", FoundValue(node)), at: node)
      case .unknownKey(let name, let what, let known):
        unknown(.key(of: what), node.entry(for: name)?.key ?? node, name: name, among: known)
      case .type(let problem): report(problem, at: node)
      case .value(let problem, let what): report(problem, in: node, what)
      case .found(let diagnostics): add(diagnostics)
      }
    }
  }
}
