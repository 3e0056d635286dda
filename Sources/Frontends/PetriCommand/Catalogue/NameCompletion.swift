import ArgumentParser
import Foundation
import PetriCatalog
import PetriComposer
import PetriLoader

enum NameCompletion {
  static let screens = CompletionKind.custom { words, _, _ in
    loaded(words)?.catalog.screenNames ?? []
  }

  /// Fixture names: those of the screen already typed, or of all screens.
  static let fixtures = CompletionKind.custom { words, _, _ in
    guard let catalog = loaded(words)?.catalog else { return [] }
    let named = words.compactMap(catalog.screen(named:))
    return ["examples"] + (named.isEmpty ? catalog.screens : named).flatMap { $0.fixtures.map(\.name) }
  }

  static let devices = CompletionKind.list(Stage.devices)

  private static func loaded(_ words: [String]) -> LoadedCatalog? {
    let path = words.firstIndex(of: "--catalog").flatMap { index in
      words.indices.contains(index + 1) ? words[index + 1] : nil
    }
    guard
      let location = try? path.map(CatalogFinder.locate)
        ?? CatalogFinder.find(from: FileManager.default.currentDirectoryPath),
      let source = try? FolderSource(path: location.folder, fileName: location.fileName)
    else { return nil }
    return CatalogLoader(devices: Stage.devices, lints: false).load(source, fileName: location.fileName)
  }
}
