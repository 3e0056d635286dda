import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriLinks
import PetriYAML

/// A screen of a file: decoded, or known by its outline until somebody wants more.
final class KnownScreen: DeferredScreen {
  private enum State: Sendable {
    case decoded(DecodedDefinition<ScreenDefinition>)
    case deferred(ScreenOutline, DeferredFile, place: Int)
  }

  let name: String
  /// The names of the screens that it holds in its usual content.
  let children: [String]
  /// What it refers to.
  let references: References
  /// The keys of its context.
  let context: [ContextField]
  /// The names of the containers around it.
  let layers: [String]
  /// What its file's bytes tell of its size.
  let measure: FileMeasure
  /// Whether it is known by its outline; told without a look at that, for walks over very many screens.
  let isOutlined: Bool
  private let state: State

  init(_ decoded: DecodedDefinition<ScreenDefinition>, _ measure: FileMeasure) {
    self.measure = measure
    name = decoded.definition.name
    children = decoded.definition.content.inside.map(\.screen)
    references = decoded.references
    context = decoded.definition.context
    layers = decoded.definition.wrapping.lazy.filter(\.kind.isContainer).map(\.name)
    isOutlined = false
    state = .decoded(decoded)
  }

  /// - Parameter place: which of the file's screens it is.
  init(_ outline: ScreenOutline, _ file: DeferredFile, _ measure: FileMeasure, place: Int) {
    self.measure = measure
    name = outline.name
    children = outline.look.children
    references = outline.references
    context = outline.context
    layers = outline.look.inherited + outline.references.containers.map(\.name)
    isOutlined = true
    state = .deferred(outline, file, place: place)
  }

  /// What is known of it without decoding it; `nil` where it is decoded already, for there was something to look at.
  var outline: ScreenOutline? { if case .deferred(let outline, _, _) = state { outline } else { nil } }

  /// The screen where it is decoded already; `nil` where it is known by its outline.
  var known: DecodedDefinition<ScreenDefinition>? { if case .decoded(let decoded) = state { decoded } else { nil } }

  /// The screen with its nodes, which are read again where only its outline is known.
  var decoded: DecodedDefinition<ScreenDefinition>? {
    switch state {
    case .decoded(let decoded): decoded
    case .deferred(_, let file, let place): file.decoded(at: place)
    }
  }

  var definition: ScreenDefinition? {
    switch state {
    case .decoded(let decoded): decoded.definition
    case .deferred(_, let file, let place): file.definition(at: place)
    }
  }

  /// Whether it has errors in itself.
  var isBroken: Bool { known?.isBroken ?? false }

  /// The containers of UIKit's that its outermost controller is, as it usually is and in its variants.
  var outermostContainers: [SystemContainer] {
    switch state {
    case .decoded(let decoded):
      let definition = decoded.definition
      return ([definition] + definition.variants.map { definition.applying([$0.experiment: $0.variant]) })
        .compactMap(\.outermostContainer)
    case .deferred(let outline, _, _): return outline.look.outermost.map { [$0] } ?? []
    }
  }

  /// Whether UIKit only ever presents it, as it usually is or in a variant.
  var isOnlyPresented: Bool {
    switch state {
    case .decoded(let decoded):
      ([decoded.definition.content] + decoded.definition.variants.compactMap(\.content)).contains(
        where: \.isOnlyPresented
      )
    case .deferred(let outline, _, _): outline.look.isOnlyPresented
    }
  }

  /// Whether it is a part, which is used as a view.
  var isPart: Bool {
    switch state {
    case .decoded(let decoded): decoded.definition.isPart
    case .deferred(let outline, _, _): outline.look.isPart
    }
  }

  /// Whether code that isn't seen here gets its context.
  var isSwift: Bool {
    switch state {
    case .decoded(let decoded): decoded.definition.isSwift
    case .deferred(let outline, _, _): outline.look.isSwift
    }
  }

  /// The file that defines it.
  var file: String {
    switch state {
    case .decoded(let decoded): decoded.definition.place.file
    case .deferred(let outline, let file, _): file.range(outline.nameOffsets).file.path
    }
  }

  /// Where it is defined.
  var place: Place {
    switch state {
    case .decoded(let decoded): return decoded.definition.place
    case .deferred(let outline, let file, _):
      let range = file.range(outline.nameOffsets)
      let start = range.start
      return Place(file: range.file.path, line: start.line, column: start.column)
    }
  }

  /// What lists show of it, where its outline has that.
  var head: ScreenHead? {
    guard case .deferred(let outline, let file, _) = state, let head = outline.head else { return nil }
    return ScreenHead(
      name: name,
      title: head.title,
      summary: head.summary,
      group: head.group ?? file.defaults.group?.value ?? [],
      tags: head.tags ?? file.defaults.tags?.value ?? [],
      required: context.filter(\.isRequired),
      place: place
    )
  }

  /// The links that lead to it, with their places.
  var linkPatterns: [(pattern: LinkPattern, range: SourceRange)] {
    references.links.map { ($0.link.pattern, range($0.offsets)) }
  }

  /// The keys of its context with their places, but not what is written elsewhere and shared.
  var ownKeys: [(field: ContextField, isUsed: Bool, range: SourceRange)] {
    let places: [(name: String, range: SourceRange)]
    switch state {
    case .decoded(let decoded):
      guard let node = decoded.node["context"] ?? decoded.node["parameters"], !node.isAlias else { return [] }
      places = node.entries.filter { !$0.isMerged }.map { ($0.key.text, $0.key.usedRange) }
    case .deferred(let outline, let file, _):
      places = zip(context, outline.keyOffsets).map { ($0.name, file.range($1)) }
    }
    return places.compactMap { name, range in
      context.firstIndex { $0.name == name }.map { (context[$0], references.isUsed[$0], range) }
    }
  }

  /// The `_defaults.yaml` that has its layers, where it has none of its own; `nil` where it is decoded.
  var defaultsPath: String? {
    if case .deferred(_, let file, _) = state { file.defaults.wrapping?.place.file } else { nil }
  }

  /// Where its name stands.
  var nameRange: SourceRange {
    switch state {
    case .decoded(let decoded): (decoded.node.screenName ?? decoded.node).usedRange
    case .deferred(let outline, let file, _): file.range(outline.nameOffsets)
    }
  }

  /// Where the first of some keys is that it has; else where its name is.
  func range(of keys: String...) -> SourceRange {
    let node = decoded?.node
    return keys.lazy.compactMap { node?.entry(for: $0)?.key.usedRange }.first ?? nameRange
  }

  /// An extent in its file.
  private func range(_ offsets: Range<Int>) -> SourceRange {
    switch state {
    case .decoded(let decoded): decoded.node.file.range(offsets.lowerBound, offsets.upperBound)
    case .deferred(_, let file, _): file.range(offsets)
    }
  }

  var links: [LinkDefinition] { known?.definition.links ?? references.links.map(\.link) }
}
