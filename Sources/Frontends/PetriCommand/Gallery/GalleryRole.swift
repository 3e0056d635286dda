import PetriCatalog
import PetriChecks
import PetriComposer
import PetriFiles
import PetriGallery
import PetriLoader
import PetriYAML

/// The worker role that renders screens into a gallery's folder and explores the prototype.
struct GalleryRole: WorkerRole {
  nonisolated static let name = "gallery"

  let folder: String
  let fileName: String
  let variants: [String: String]
  let gallery: String

  enum Job: Codable {
    case screen(String)
    case prototype(from: String, ExplorationLimits)
  }

  enum Outcome: Codable {
    case screen(GalleryScreen)
    case prototype([GalleryState], cutWays: Int)
  }

  func begin(with registry: ControllerRegistry) throws -> (Job) throws -> Outcome {
    let place = try CatalogPlace("\(folder)/\(fileName)", registry)
    let catalog = try place.loader.load(place.source, fileName: fileName).catalog.applying(variants)
    let files = try Folder(folder)
    let maker = GalleryMaker(catalog: catalog, registry: registry, store: try PictureFiles(in: gallery))
    let ends = DefinitionText.ends(in: catalog)
    func outcome(of job: Job) throws -> Outcome {
      func screen(_ name: String) throws -> ScreenDefinition {
        guard let screen = catalog.screen(named: name) else { throw CompositionError.unknownScreen(name) }
        return screen
      }
      switch job {
      case .screen(let name):
        let screen = try screen(name)
        let bytes = (try? files.read(screen.place.file, limit: LoaderLimits().yaml.fileBytes)) ?? []
        let text = DefinitionText.text(of: screen.place, in: bytes, ends: ends)
        return .screen(try maker.screen(screen, definition: text))
      case .prototype(let start, let limits):
        let (states, cutWays) = try maker.states(from: screen(start), limits)
        return .prototype(states, cutWays: cutWays)
      }
    }
    // Violations of UIKit's rules are reported by `launch`.
    return { job in try Stage.withoutWarnings { try outcome(of: job) } }
  }
}
