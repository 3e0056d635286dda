package import PetriCatalog
package import PetriDiagnostics
package import PetriYAML

/// A passed value that doesn't fit.
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
