import PetriCatalog
import PetriFiles
import PetriLoader

/// Where an app is, and the catalogue that is made of it.
struct AppPlace {
  /// The path of the catalogue's folder.
  let catalog: String
  /// The app's folder from there, "" where they are the same.
  let app: String
  /// The name of the app's folder.
  let name: String

  /// - Throws: `ImportFailure` for a folder that is missing, and for one that a catalogue there can't read.
  init(app path: String, catalog: String) throws(ImportFailure) {
    guard let real = NamedFile(path).realPath, NamedFile(real).kind == .folder else { throw .noFolder(path) }
    guard let outer = NamedFile(catalog).realPath, NamedFile(outer).kind == .folder else { throw .noFolder(catalog) }
    let isProject = ["xcodeproj", "xcworkspace"].contains(real.fileEnding)
    let folder = isProject ? real.folder : real
    self.catalog = outer
    let beginning = outer == "/" ? "/" : outer + "/"
    if folder == outer {
      app = ""
    } else if folder.hasPrefix(beginning) {
      app = String(folder.dropFirst(beginning.count))
    } else {
      throw .outside(app: path, catalog: catalog)
    }
    name = folder.fileName.isEmpty ? "App" : String(folder.fileName)
  }

  /// The folder for definitions: not one that the app has for something else.
  func screens(in source: FolderSource) -> String {
    let names = (try? source.names(in: ""))?.map { $0.name.lowercased() } ?? []
    let isFree = !names.contains("screens") || (try? source.entry(at: Catalog.fileName)) == .file
    return isFree ? "Screens" : "PetriScreens"
  }
}
