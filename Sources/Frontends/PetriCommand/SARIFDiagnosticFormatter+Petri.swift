import ArgumentParser
import PetriCatalog
import PetriChecks
import PetriDiagnostics
import PetriFormat
import PetriSnapshots

extension SARIFDiagnosticFormatter {
  /// A formatter with the descriptions of all codes known to `petri explain`.
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
