import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriYAML

extension FileDecoder {
  /// Decodes the definitions of a document's scenes, as if they were a file of definitions, each placed where its scene is.
  func decode(_ screens: [SceneScreens.Definition], of file: InterfaceFile, _ scenes: SceneTable) -> DecodedFile {
    let text = screens.map(\.yaml).joined(separator: "---\n")
    let decoded = decode(SourceFile(path: file.path, bytes: Array(text.utf8)), defaults: .none, isOwn: true)
    decoded.screens = decoded.screens.map { screen in
      guard case .scene(let content) = screen.definition.content, let entry = scenes[content.scene] else {
        return screen
      }
      return screen.placed(at: Place(file: file.path, line: entry.line, column: 1))
    }
    return decoded
  }
}

extension DecodedScreen {
  /// The same screen at another place.
  fileprivate func placed(at place: Place) -> DecodedScreen {
    var definition = definition
    definition.place = place
    return DecodedScreen(definition, node: node, references: references, isBroken: isBroken)
  }
}

extension SceneScreens {
  /// The screens of the scenes that no decoded definition shows.
  init(_ interfaces: [InterfaceFile], besides files: [DecodedFile]) {
    let screens = files.flatMap(\.screens).map(\.definition)
    let broken = files.flatMap { $0.broken.map(\.name) }
    self.init(interfaces, shown: screens, besides: Set(screens.map(\.name) + broken))
  }
}
