import PetriCatalog
import PetriDiagnostics
import PetriLinks
import PetriYAML

/// A screen of a file: decoded, or known by its outline until somebody wants more.
final class KnownScreen: DeferredScreen {
  private enum State: Sendable {
    case decoded(DecodedDefinition<ScreenDefinition>)
    case deferred(DeferredFile, place: Int)
  }

  let name: String
  /// What is known of it without decoding it; `nil` where it is decoded already, for there was something to look at.
  let outline: ScreenOutline?
  /// The names of the screens that it holds in its usual content.
  let children: [String]
  /// What it refers to.
  let references: References
  /// The keys of its context.
  let context: [ContextField]
  /// What its file's bytes tell of its size.
  let measure: FileMeasure
  private let state: State

  init(_ decoded: DecodedDefinition<ScreenDefinition>, _ measure: FileMeasure) {
    self.measure = measure
    name = decoded.definition.name
    outline = nil
    children = decoded.definition.content.children.map(\.screen)
    references = decoded.references
    context = decoded.definition.context
    state = .decoded(decoded)
  }

  /// - Parameter place: which of the file's screens it is.
  init(_ outline: ScreenOutline, _ file: DeferredFile, _ measure: FileMeasure, place: Int) {
    self.measure = measure
    name = outline.name
    self.outline = outline
    children = outline.look.children
    references = outline.references
    context = outline.context
    state = .deferred(file, place: place)
  }

  /// The screen with its nodes, which are read again where only its outline is known.
  var decoded: DecodedDefinition<ScreenDefinition> {
    switch state {
    case .decoded(let decoded): decoded
    case .deferred(let file, let place): file.decoded[place]
    }
  }

  var definition: ScreenDefinition {
    switch state {
    case .decoded(let decoded): decoded.definition
    case .deferred(let file, let place): file.definitions[place]
    }
  }

  /// Whether it has errors in itself.
  var isBroken: Bool { if case .decoded(let decoded) = state { decoded.isBroken } else { false } }

  /// The names of the containers around it.
  var layers: [String] {
    outline.map { $0.look.inherited + references.containers.map(\.name) }
      ?? definition.wrapping.lazy.filter(\.kind.isContainer).map(\.name)
  }

  /// The containers of UIKit's that its outermost controller is, as it usually is and in its variants.
  var outermostContainers: [SystemContainer] {
    if let outline { return outline.look.outermost.map { [$0] } ?? [] }
    let definition = definition
    return ([definition] + definition.variants.map { definition.applying([$0.experiment: $0.variant]) })
      .compactMap(\.outermostContainer)
  }

  /// What lists show of it, where its outline has that.
  var head: ScreenHead? {
    guard let outline, let head = outline.head, case .deferred(let file, _) = state else { return nil }
    let start = file.range(outline.nameOffsets)
    let location = start.start
    return ScreenHead(
      name: name,
      title: head.title,
      summary: head.summary,
      group: head.group ?? file.defaults.group?.value ?? [],
      tags: head.tags ?? file.defaults.tags?.value ?? [],
      required: context.filter(\.isRequired),
      place: Place(file: start.file.path, line: location.line, column: location.column)
    )
  }

  /// The links that lead to it, with their places.
  var linkPatterns: [(pattern: LinkPattern, range: SourceRange)] {
    references.links.map { ($0.link.pattern, range($0.offsets)) }
  }

  /// The keys of its context with their places, but not what is written elsewhere and shared.
  var ownKeys: [(field: ContextField, isUsed: Bool, range: SourceRange)] {
    let places: [(name: String, range: SourceRange)]
    if let outline {
      places = zip(context, outline.keyOffsets).map { ($0.name, range($1)) }
    } else {
      guard let node = decoded.node["context"], !node.isAlias else { return [] }
      places = node.entries.filter { !$0.isMerged }.map { ($0.key.text, $0.key.usedRange) }
    }
    return places.compactMap { name, range in
      context.firstIndex { $0.name == name }.map { (context[$0], references.isUsed[$0], range) }
    }
  }

  /// The `_defaults.yaml` that has its layers, where it has none of its own; `nil` where it is decoded.
  var defaultsPath: String? {
    if case .deferred(let file, _) = state { file.defaults.wrapping?.place.file } else { nil }
  }

  /// Where its name stands.
  var nameRange: SourceRange {
    outline.map { range($0.nameOffsets) } ?? decoded.node["screen"]?.usedRange ?? decoded.node.usedRange
  }

  /// An extent in its file.
  private func range(_ offsets: Range<Int>) -> SourceRange {
    switch state {
    case .decoded(let decoded): decoded.node.file.range(offsets.lowerBound, offsets.upperBound)
    case .deferred(let file, _): file.range(offsets)
    }
  }

  var links: [LinkDefinition] { outline == nil ? definition.links : references.links.map(\.link) }

  /// Decodes it, if it is not.
  func prepare() { if case .deferred(let file, _) = state { _ = file.definitions } }
}

extension ScreenList {
  /// Adds a screen, decoded or not.
  mutating func add(_ screen: KnownScreen) {
    if screen.outline == nil { append(screen.definition) } else { append(screen) }
  }
}
