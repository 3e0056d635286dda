import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriYAML

extension FileDecoder {
  /// Decodes the generated definitions of a document's scenes, and locates each at its scene.
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
  fileprivate func placed(at place: Place) -> DecodedScreen {
    var definition = definition
    definition.place = place
    return DecodedScreen(definition, node: node, references: references, isBroken: isBroken)
  }
}

extension SceneScreens {
  init(_ interfaces: [InterfaceFile], besides files: [DecodedFile]) {
    let screens = files.flatMap(\.screens).map(\.definition)
    let broken = files.flatMap { $0.broken.map(\.name) }
    self.init(interfaces, shown: screens, besides: Set(screens.map(\.name) + broken))
  }
}
