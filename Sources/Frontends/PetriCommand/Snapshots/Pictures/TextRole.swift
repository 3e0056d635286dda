import PetriCatalog
import PetriComposer
import PetriSnapshots

/// The work of a worker process on the texts of cells: it composes them as they are now, or as they were in a commit.
struct TextRole: WorkerRole {
  nonisolated static let name = "texts"

  /// The catalogue to compose.
  let catalog: CatalogVersion

  func begin(with registry: ControllerRegistry) throws -> (SnapshotCell) throws -> Outcome {
    let catalog = try catalog.load(registry)
    let printer = CellPrinter(catalog: catalog, registry: registry)
    return { cell in
      guard catalog.screen(named: cell.screen) != nil else { return Outcome(text: nil, problem: nil) }
      do throws(CellFailure) {
        return Outcome(text: try printer.text(of: cell), problem: nil)
      } catch {
        return Outcome(text: nil, problem: error.description)
      }
    }
  }

  /// A cell's text, or why there is none.
  struct Outcome: Codable {
    let text: String?
    let problem: String?
  }
}
