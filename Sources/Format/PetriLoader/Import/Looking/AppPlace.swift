import PetriCatalog
import PetriFiles

/// The folders of an app and of the catalogue made for it.
struct AppPlace {
  let catalog: String
  /// The path of the app's folder relative to it; "" if they are the same.
  let app: String
  let name: String

  /// - Throws: `ImportFailure` if the folder is missing, or if a catalogue there can't read it.
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

  /// A folder for definitions that the app doesn't use for anything else.
  func screens(in source: FolderSource) -> String {
    let names = (try? source.names(in: ""))?.map { $0.name.lowercased() } ?? []
    let isFree = !names.contains("screens") || (try? source.entry(at: Catalog.fileName)) == .file
    return isFree ? "Screens" : "PetriScreens"
  }
}
