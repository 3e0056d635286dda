import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriYAML

extension Validator {
  /// Reports a screen that exceeds the composition budget, with a note at each screen that leads to it.
  func report(_ problem: OversizedScreen, limit: Int, of screen: DecodedScreen, _ sink: DiagnosticSink) {
    let notes = zip(problem.path, problem.path.dropFirst()).compactMap { holder, name -> DiagnosticNote? in
      guard holder != problem.screen, let holder = names.screens[holder] else { return nil }
      return DiagnosticNote("which contains '\(name)'", at: holder.nameRange)
    }
    let range = screen.range(of: "content")
    sink.report(DefinitionProblem.tooLarge(problem, limit: limit), at: range, notes: notes)
  }
}
