import PetriComposer
import PetriRendering

extension LaunchedScreen {
  /// Does nothing where the launch went well: its screen isn't a snapshot otherwise, as `petri launch` fails for it
  /// too.
  ///
  /// - Throws: `CellFailure` with the refusals and UIKit's reports.
  func requireNoRefusals() throws(CellFailure) {
    guard refusals.isEmpty else { throw CellFailure(refusals.map(\.description).joined(separator: "\n")) }
  }
}
