import PetriDiagnostics
import PetriFormat
import PetriText

/// The JSON Schema (draft-07) of catalogues: `Catalog.yaml`, screens, containers and `_defaults.yaml`, for editors.
public struct CatalogSchema: Sendable {
  /// The schema as JSON.
  public let text: String

  /// Makes the schema.
  ///
  /// - Parameter devices: the names of the devices there are.
  public init(devices: [String]) {
    let writer = SchemaWriter(names: [.device: devices, .warning: DiagnosticCode.warnings.map(\.rawValue)])
    text = writer.json.pretty + "\n"
  }
}
