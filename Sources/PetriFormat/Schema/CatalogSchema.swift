import PetriDiagnostics
import PetriText

/// The JSON Schema (draft-07) of catalogues: `Catalog.yaml`, screens, containers and `_defaults.yaml`, for editors.
package struct CatalogSchema: Sendable {
  /// The schema as JSON.
  package let text: String

  /// Makes the schema.
  ///
  /// - Parameter devices: the names of the devices there are.
  package init(devices: [String]) {
    let writer = SchemaWriter(names: [.device: devices, .warning: DiagnosticCode.warnings.map(\.rawValue)])
    text = writer.json.pretty + "\n"
  }
}
