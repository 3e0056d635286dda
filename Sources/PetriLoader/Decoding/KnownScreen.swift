import PetriCatalog
import PetriDiagnostics
import PetriLinks
import PetriYAML

/// A screen of a file: decoded, or known by its outline until somebody wants more.
///
/// It does not change; what is decoded is written behind a gate.
final class KnownScreen: DeferredScreen, @unchecked Sendable {
  private enum State {
    case decoded(DecodedDefinition<ScreenDefinition>)
    case deferred(DeferredFile, place: Int)
  }

  let name: String
  /// What is known of it without decoding it; `nil` where it is decoded already, for there was something to look at.
  let outline: ScreenOutline?
  /// The names of the screens that it holds in its usual content.
  let children: [String]
  /// Whether links lead to it.
  let hasLinks: Bool
  /// Whether it can't be built without being given something.
  let needsContext: Bool
  /// What its file's bytes tell of its size.
  let measure: FileMeasure
  private let state: State

  init(_ decoded: DecodedDefinition<ScreenDefinition>, _ measure: FileMeasure) {
    self.measure = measure
    name = decoded.definition.name
    outline = nil
    children = decoded.definition.content.children.map(\.screen)
    hasLinks = !decoded.checks.links.isEmpty
    needsContext = decoded.definition.context.contains { $0.isRequired && $0.example == nil }
    state = .decoded(decoded)
  }

  /// - Parameter place: which of the file's screens it is.
  init(_ outline: ScreenOutline, _ file: DeferredFile, _ measure: FileMeasure, place: Int) {
    self.measure = measure
    name = outline.name
    self.outline = outline
    children = outline.named.children
    hasLinks = !outline.named.links.isEmpty
    needsContext = outline.fields.contains { $0.isRequired && !$0.hasExample }
    state = .deferred(file, place: place)
  }

  /// The screen with all that is in it.
  var decoded: DecodedDefinition<ScreenDefinition> {
    switch state {
    case .decoded(let decoded): decoded
    case .deferred(let file, let place): file.screens[place]
    }
  }

  var definition: ScreenDefinition { decoded.definition }

  /// Whether it has errors in itself.
  var isBroken: Bool { if case .decoded(let decoded) = state { decoded.isBroken } else { false } }

  /// The keys of its context whose type could not be told.
  var untypedNames: Set<String> { outline == nil ? decoded.checks.untypedNames : [] }

  /// The names of the containers around it.
  var layers: [String] {
    outline.map { Array($0.named.layers) }
      ?? definition.wrapping.lazy.filter(\.kind.isContainer).map(\.name)
  }

  /// The containers of UIKit's that its outermost controller is, as it usually is and in its variants.
  var outermostContainers: [SystemContainer] {
    if let outline { return outline.named.outermost.map { [$0] } ?? [] }
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
      required: head.required,
      place: Place(file: start.file.path, line: location.line, column: location.column)
    )
  }

  /// The links that lead to it, with their places.
  var linkPatterns: [(pattern: LinkPattern, range: SourceRange)] {
    guard let outline, case .deferred(let file, _) = state else { return decoded.checks.links }
    return outline.named.links.map { ($0.link.pattern, file.range($0.offsets)) }
  }

  /// The `_defaults.yaml` that has its layers, where it has none of its own; `nil` where it is decoded.
  var defaultsPath: String? {
    if case .deferred(let file, _) = state { file.defaults.wrapping?.place.file } else { nil }
  }

  /// An extent in its file; `nil` where it is decoded, and has nodes.
  func range(_ offsets: Range<Int>) -> SourceRange? {
    if case .deferred(let file, _) = state { file.range(offsets) } else { nil }
  }

  var links: [LinkDefinition] { outline?.named.links.map(\.link) ?? definition.links }

  /// Decodes it, if it is not.
  func prepare() { if case .deferred(let file, _) = state { _ = file.screens } }
}

extension ScreenList {
  /// Adds a screen, decoded or not.
  mutating func add(_ screen: KnownScreen) {
    if screen.outline == nil { append(screen.definition) } else { append(screen) }
  }
}
