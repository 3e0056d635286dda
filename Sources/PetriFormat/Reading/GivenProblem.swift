package import PetriCatalog
package import PetriDiagnostics
package import PetriYAML

/// A value that doesn't fit what it is given to.
package struct GivenProblem {
  package enum Kind {
    case notMapping(String)
    case unknownKey(String, of: String, known: [String])
    case type(ValueProblem)
    case value(ContextProblem, String)
    /// The errors found where it was read, when nothing was known of the type yet.
    case found([Diagnostic])
  }

  package let kind: Kind
  /// The way to the value in what is given.
  package var path: [ContextPath.Step] = []

  package init(_ kind: Kind) { self.kind = kind }

  /// The same in a list or an object.
  package func inside(_ step: ContextPath.Step) -> GivenProblem {
    var problem = self
    problem.path.insert(step, at: 0)
    return problem
  }
}

extension DiagnosticSink {
  /// Adds the problems of values that are given.
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
