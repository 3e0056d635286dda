import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriYAML

/// The definitions of a file, decoded independently of other files.
final class DecodedFile {
  /// The problems within the file.
  let sink: DiagnosticSink
  /// The content of the file; nil if it can't be read.
  var source: SourceFile?
  var screens: [DecodedScreen] = []
  var containers: [DecodedDefinition<ContainerDefinition>] = []
  var broken: [BrokenScreen] = []
  var namesOfBrokenContainers: Set<String> = []
  /// The references of settings, defaults and definitions that could not be decoded.
  var orphans: [References] = []

  var hasIgnores: Bool { !sink.ignores.isEmpty }

  var size: Int { source?.bytes.count ?? 0 }

  init(_ sink: DiagnosticSink = DiagnosticSink()) { self.sink = sink }

  /// Calls a closure with the references of each definition and of the settings, without copying them.
  @inline(__always)
  func forEachReferences(_ body: (References) -> Void) {
    for screen in screens { body(screen.references) }
    for container in containers { body(container.references) }
    for references in orphans { body(references) }
  }

  /// Adds the definitions that a file with broken syntax appears to contain, so that references to them aren't reported
  /// as unknown.
  func add(_ definitions: [UnparsedDefinition], _ defaults: SharedDefaults) {
    let known = Set(screens.map(\.name))
    let limit = sink.diagnostics.lazy.filter { $0.code == .limitExceeded }.compactMap(\.range?.start.line).first
    for definition in definitions {
      switch definition.kind {
      case .screen where known.contains(definition.name), .part where known.contains(definition.name): break
      case .screen, .part:
        let group = definition.group ?? defaults.group?.value ?? []
        let isRead = limit.map { definition.place.line < $0 } ?? true
        broken.append(BrokenScreen(name: definition.name, place: definition.place, group: group, isRead: isRead))
      case .container: namesOfBrokenContainers.insert(definition.name)
      }
    }
  }
}
