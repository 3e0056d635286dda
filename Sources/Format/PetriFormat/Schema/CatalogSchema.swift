import PetriDiagnostics
import PetriText

/// The JSON Schema (draft-07) of catalogue files, for editors.
package struct CatalogSchema: Sendable {
  package let text: String

  package init(devices: [String]) {
    let writer = SchemaWriter(names: [.device: devices, .warning: DiagnosticCode.warnings.map(\.rawValue)])
    text = writer.json.pretty + "\n"
  }
}
