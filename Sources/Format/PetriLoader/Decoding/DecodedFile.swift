import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriLinks
import PetriYAML

/// The definitions of a file, decoded independently of other files.
final class DecodedFile {
  let sink: DiagnosticSink
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

final class DecodedDefinition<Definition: Sendable>: Sendable {
  let definition: Definition
  let node: YAMLNode
  let references: References
  let isBroken: Bool

  init(_ definition: Definition, node: YAMLNode, references: References, isBroken: Bool) {
    self.definition = definition
    self.node = node
    self.references = references
    self.isBroken = isBroken
  }
}

typealias DecodedScreen = DecodedDefinition<ScreenDefinition>

extension DecodedScreen {
  var name: String { definition.name }

  var children: [String] { definition.content.inside.map(\.screen) }

  var layers: [String] { definition.wrapping.lazy.filter(\.kind.isContainer).map(\.name) }

  var contents: [Content] { [definition.content] + definition.variants.compactMap(\.content) }

  /// The system containers of the outermost controllers, in the default content and in all variants.
  var outermostContainers: [SystemContainer] {
    ([definition] + definition.variants.map { definition.applying([$0.experiment: $0.variant]) })
      .compactMap(\.outermostContainer)
  }

  var isOnlyPresented: Bool { contents.contains(where: \.isOnlyPresented) }

  // MARK: - Locations

  var linkPatterns: [(pattern: LinkPattern, range: SourceRange)] {
    references.links.map { ($0.link.pattern, node.file.range($0.offsets.lowerBound, $0.offsets.upperBound)) }
  }

  /// The context keys that the definition declares itself, with their ranges; excludes aliased and merged keys.
  var ownKeys: [(field: ContextField, isUsed: Bool, range: SourceRange)] {
    guard let node = node["context"] ?? node["parameters"], !node.isAlias else { return [] }
    return node.entries.filter { !$0.isMerged }.compactMap { entry in
      definition.context.firstIndex { $0.name == entry.key.text }
        .map { (definition.context[$0], references.isUsed[$0], entry.key.usedRange) }
    }
  }

  var nameRange: SourceRange { (node.screenName ?? node).usedRange }

  func range(of keys: String...) -> SourceRange {
    keys.lazy.compactMap { self.node.entry(for: $0)?.key.usedRange }.first ?? nameRange
  }
}

extension YAMLNode {
  /// Whether the document defines a screen or a part, which is a screen that only other screens contain.
  var isScreen: Bool { entry(for: "screen") != nil || entry(for: "part") != nil }

  var screenName: YAMLNode? { self["screen"] ?? self["part"] }
}
