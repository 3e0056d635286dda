import InterfaceBuilder
package import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriYAML

/// Generates definitions in YAML for scenes that no definition shows.
package struct SceneScreens {
  package struct Definition {
    package let scene: SceneID
    package let name: String
    package let yaml: String
  }

  package let definitions: [(file: InterfaceFile, screens: [Definition])]
  let scenes: SceneTable
  package let start: String?

  /// Generates the definitions.
  ///
  /// - Parameters:
  ///   - shown: The screens whose definitions show scenes.
  ///   - known: The names of all other definitions.
  ///   - areTranslated: Whether the scenes are written out as screens that contain one another, instead of as scenes.
  package init(
    _ interfaces: [InterfaceFile],
    shown: [ScreenDefinition],
    besides known: Set<String>,
    areTranslated: Bool = false
  ) {
    let scenes = SceneTable(interfaces)
    self.scenes = scenes
    var taken: [SceneID: ScreenDefinition] = [:]
    for screen in shown {
      if case .scene(let content) = screen.content, taken[content.scene] == nil { taken[content.scene] = screen }
    }
    let names = SceneNames(scenes, taken: taken.mapValues(\.name), besides: known).names
    let starts = SceneScreens.starts(of: interfaces, scenes)
    start = starts.first.flatMap { names[$0] }
    // A route without a context can't contain a screen that requires one.
    let open = names.filter { taken[$0.key]?.context.contains(where: \.isRequired) != true }
    let routes = SceneRoutes(scenes, from: starts, names: open, tabsBeginWithRoots: !areTranslated).levels
    definitions = interfaces.enumerated().map { index, file in
      let own = scenes.entries.filter { $0.file == index && taken[$0.id] == nil }
      return (
        file,
        own.compactMap { entry in
          names[entry.id].map { name in
            let yaml = SceneScreens.yaml(
              entry,
              name: name,
              scenes,
              route: routes[entry.id] ?? []
            )
            return Definition(scene: entry.id, name: name, yaml: yaml)
          }
        }
      )
    }
  }

  /// The initial scenes of storyboards without launch screens, starting with that of `Main`.
  private static func starts(of interfaces: [InterfaceFile], _ scenes: SceneTable) -> [SceneID] {
    let documents = interfaces.filter { $0.document?.kind == .storyboard && $0.document?.isLaunchScreen == false }
    let sorted = documents.filter { $0.name == "Main" } + documents.filter { $0.name != "Main" }
    return sorted.compactMap { scenes.initialScene(of: $0.name)?.id }
  }

  private static func yaml(
    _ entry: SceneTable.Entry,
    name: String,
    _ scenes: SceneTable,
    route: [SceneRoutes.Level]
  ) -> String {
    let style = WritingStyle()
    var lines = ["screen: \(style.text(name))"]
    if let title = entry.title {
      lines.append("title: \(style.text(TextTemplate(literal: title).description))")
    }
    // A xib has at most one screen, so they share a group.
    let group = entry.isOwner ? "Xibs" : entry.id.storyboard.replacing("/", with: "-")
    lines.append("group: \(style.text(group))")
    let scene = scenes.scene(entry.name, of: entry.id.storyboard)?.id == entry.id ? entry.name : entry.id.object
    lines.append("content: {storyboard: \(style.text(entry.id.storyboard)), scene: \(style.text(scene))}")
    if !route.isEmpty {
      lines.append("routes:\n  default:\n    reconcile:")
      for level in route {
        var parts = ["screen: \(style.text(level.screen))"]
        if let tab = level.tab { parts.append("tab: \(style.text(tab))") }
        if !level.pushed.isEmpty { parts.append("push: [\(level.pushed.map(style.text).joined(separator: ", "))]") }
        lines.append("      - {\(parts.joined(separator: ", "))}")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension FileDecoder {
  /// Decodes the generated definitions of a document's scenes, and locates each at its scene.
  func decode(_ screens: [SceneScreens.Definition], of file: InterfaceFile, _ scenes: SceneTable) -> DecodedFile {
    let text = screens.map(\.yaml).joined(separator: "---\n")
    let decoded = decode(SourceFile(path: file.path, bytes: Array(text.utf8)), defaults: .none, isOwn: true)
    decoded.screens = decoded.screens.map { screen in
      guard case .scene(let content) = screen.definition.content, let entry = scenes[content.scene] else {
        return screen
      }
      return screen.located(at: Place(file: file.path, line: entry.line, column: 1))
    }
    return decoded
  }
}

extension DecodedScreen {
  fileprivate func located(at place: Place) -> DecodedScreen {
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
