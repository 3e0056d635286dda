import ArgumentParser
import PetriCatalog
import PetriChecks
import PetriDiagnostics
import PetriFormat
import PetriSnapshots

extension SARIFDiagnosticFormatter {
  /// The formatter of this petri, with the meanings of all its codes, those that `petri explain` knows among them.
  static let ofPetri = SARIFDiagnosticFormatter(
    toolVersion: Petri.configuration.version,
    explanations: Dictionary(
      Explanation.all.map { ($0.code, $0.text) }
        + RuleExplanation.all.map { (DiagnosticCode(rawValue: $0.rule.rawValue), $0.text) }
        + RunDiagnostics.explanations,
      uniquingKeysWith: { first, _ in first }
    )
  )
}
