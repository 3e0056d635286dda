import PetriCatalog
import PetriComposer
import PetriSnapshots

/// The worker role that renders the texts of cells of the current catalogue or of a commit.
struct TextRole: WorkerRole {
  nonisolated static let name = "texts"

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

  struct Outcome: Codable {
    let text: String?
    let problem: String?
  }
}
