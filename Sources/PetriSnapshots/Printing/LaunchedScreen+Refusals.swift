import PetriComposer
import PetriRendering

extension LaunchedScreen {
  /// Does nothing where the launch went well: what it left isn't a snapshot otherwise, as `petri launch` fails for it too.
  ///
  /// - Throws: `CellFailure` with what was refused and what UIKit reported.
  func requireNoRefusals() throws(CellFailure) {
    guard refusals.isEmpty else { throw CellFailure(refusals.map(\.description).joined(separator: "\n")) }
  }
}
