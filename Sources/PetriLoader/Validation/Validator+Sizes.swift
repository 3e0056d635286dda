import PetriCatalog
import PetriDiagnostics
import PetriYAML

extension Validator {
  /// Reports a screen that is too large to be composed, with a note at each screen on the way.
  func report(_ problem: CompositionSizes.Problem, limit: Int, at node: YAMLNode, _ complaints: DiagnosticSink) {
    let notes = zip(problem.path, problem.path.dropFirst()).compactMap { holder, name -> DiagnosticNote? in
      guard holder != problem.screen, let node = names.screens[holder]?.decoded.node["screen"] else { return nil }
      return DiagnosticNote("which contains '\(name)'", at: node.usedRange)
    }
    let key = node.entry(for: "content")?.key ?? node.entry(for: "screen")?.key
    complaints.report(DefinitionProblem.tooLarge(problem, limit: limit), at: key ?? node, notes: notes)
  }
}
