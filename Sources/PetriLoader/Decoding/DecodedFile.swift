import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriYAML

/// A file's definitions, decoded without other files. Checking them against others doesn't change them.
final class DecodedFile {
  /// The problems of the file in itself.
  let sink: DiagnosticSink
  /// The file that was read; `nil` where it couldn't be.
  var source: SourceFile?
  var screens: [DecodedScreen] = []
  var containers: [DecodedDefinition<ContainerDefinition>] = []
  /// Screens that are there but could not be decoded.
  var broken: [BrokenScreen] = []
  var namesOfBrokenContainers: Set<String> = []
  /// References in definitions that could not be decoded, in settings and in defaults.
  var orphans: [References] = []

  /// Whether it has comments that keep warnings away.
  var hasIgnores: Bool { !sink.ignores.isEmpty }

  /// How many bytes it has.
  var size: Int { source?.bytes.count ?? 0 }

  init(_ sink: DiagnosticSink = DiagnosticSink()) { self.sink = sink }

  /// Calls a function for what each of its definitions and its settings refer to, looked at where it is, for it is much to copy.
  @inline(__always)
  func forEachReferences(_ body: (References) -> Void) {
    for screen in screens { body(screen.references) }
    for container in containers { body(container.references) }
    for references in orphans { body(references) }
  }

  /// Notes the names in a file whose syntax is broken, as far as its lines show them: naming one isn't reported again.
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
