package import PetriCatalog
import PetriDiagnostics
import PetriLinks
package import PetriYAML

/// Reads documents according to the format's forms, in a single pass that checks them, creates definitions, and records
/// references.
///
/// All problems are reported. Invalid parts are omitted, so that a broken definition still contains what others need to
/// know about it.
package struct DefinitionReader {
  let tree: YAMLTree
  let rules: ReadingRules
  private(set) var sink: ReadingSink
  let file: SourceFile
  let defaults: SharedDefaults
  package var scope: TypeScope
  private(set) var failures = 0
  package var references = References()
  package var context: [ContextField] = []
  /// The known keys similar to the unknown ones of the last mapping.
  var meant: Set<String> = []
  var ids: [String: Int] = [:]
  /// The ids that actions focus, by node.
  var focused: [Int] = []
  /// The ids of all inputs, including those of variants and alternatives.
  var inputs: Set<String> = []
  var hasParts = false
  var isPart = false
  var fixtures: [String]?
  var colors: [NamedColor] = []
  var hosts: [LinkHosts] = []
  let lenientLinks: [LinkLeniency]
  var routes: [String] = []
  var core = CoreKind.views
  var layers: [SystemContainer?] = []
  /// The first route that pushes the screen.
  var pushingRoute: String?
  /// The names at the end of required stacks, which must be that of the screen.
  var stackEnds: [Int] = []
  /// Whether all keys of the context count as used, because a route compares them or because code gets them.
  var usesAllKeys = false

  package init(
    _ tree: YAMLTree,
    rules: ReadingRules,
    defaults: SharedDefaults = .none,
    sink: ReadingSink
  ) {
    self.tree = tree
    self.rules = rules
    self.defaults = defaults
    self.sink = sink
    file = sink.document.file
    scope = TypeScope(state: rules.settings.state)
    hosts = rules.settings.hosts
    lenientLinks = rules.settings.lenientLinks
    colors = rules.settings.colors
  }

  var inheritedLayers: [Layer] { defaults.wrapping?.value ?? [] }

  @inline(never)
  @discardableResult
  mutating func fail(_ node: Int, report: (DiagnosticSink, YAMLNode) -> Void) -> Bool {
    failures += 1
    report(sink.diagnostics, sink.node(node))
    return false
  }

  @discardableResult
  mutating func fail(_ node: Int, _ problem: (YAMLNode) -> some Problem) -> Bool {
    fail(node) { diagnostics, node in diagnostics.report(problem(node), at: node) }
  }

  /// Reports a problem of a mapping at its first key.
  @discardableResult
  mutating func fail(mapping node: Int, _ problem: @autoclosure () -> some Problem) -> Bool {
    fail(node) { diagnostics, node in diagnostics.report(problem(), at: node.firstKeyRange ?? node.usedRange) }
  }

  @discardableResult
  mutating func fail(
    _ node: Int,
    unknown kind: UnknownName,
    name: String? = nil,
    among known: [String]
  ) -> Bool {
    fail(node) { diagnostics, node in diagnostics.unknown(kind, node, name: name, among: known) }
  }

  @discardableResult
  mutating func failMissingValue(of entry: (key: Int, value: Int), example: String? = nil) -> Bool {
    guard !tree.isBroken(entry.value) else { return giveUp() }
    return fail(entry.key) {
      ShapeProblem.missingValue($0.shortText, example: example, $0.isAlias ? nil : CommentedValue(after: $0.range))
    }
  }

  /// Reads something whose problems are reported only if it turns out to be meant.
  ///
  /// - Returns: The result, whether it is valid, and its diagnostics.
  mutating func tentatively<Value>(
    _ read: (inout DefinitionReader) -> Value
  ) -> (value: Value, isRight: Bool, found: [Diagnostic]) {
    let (sink, failures) = (sink, failures)
    let own = DiagnosticSink(besides: sink.diagnostics)
    self.sink = ReadingSink(diagnostics: own, document: sink.document)
    let value = read(&self)
    self.sink = sink
    self.failures = failures
    return (value, own.errorCount == 0, own.diagnostics)
  }

  /// Counts a problem that was already reported.
  @discardableResult
  mutating func giveUp() -> Bool {
    failures += 1
    return false
  }

  func words(_ subject: ReadingSubject) -> String {
    switch subject {
    case .key(let key): "'\(tree.string(key))'"
    case .element(let key): "each element of '\(tree.string(key))'"
    case .part(let key, let owner): "the \(tree.string(key)) of '\(tree.string(owner))'"
    case .word(let word): "'\(word)'"
    case .name(let name): "\(name)"
    }
  }

  func place(_ node: Int) -> Place { sink.node(node).place }

  func firstPlace(_ node: Int) -> Place {
    guard tree.kind(node) == .mapping, let first = tree.entries(node).first(where: { _ in true }) else {
      return place(node)
    }
    return place(first.key)
  }
}

package final class ReadingRules: Sendable {
  let settings: CatalogSettings
  let devices: [String]
  let interceptors: [String]
  let strings: StringTables
  /// The maximum number of keys of a context, members of an object, and values of a choice.
  let maxMembers: Int
  let interfaces: [String: InterfaceFile]
  let scenes: SceneTable
  let lints: Bool

  package init(
    settings: CatalogSettings,
    strings: StringTables = StringTables(),
    devices: [String],
    maxMembers: Int,
    lints: Bool = false
  ) {
    self.settings = settings
    self.strings = strings
    self.devices = devices
    self.maxMembers = maxMembers
    self.lints = lints
    interfaces = Dictionary(settings.interfaces.map { ($0.name, $0) }) { first, _ in first }
    scenes = settings.interfaces.isEmpty ? .empty : SceneTable(settings.interfaces)
    interceptors = settings.interceptors.map(\.name)
  }
}

package struct ReadingSink {
  package let diagnostics: DiagnosticSink
  package let document: YAMLNode

  package init(diagnostics: DiagnosticSink, document: YAMLNode) {
    self.diagnostics = diagnostics
    self.document = document
  }

  package func node(_ number: Int) -> YAMLNode { document.node(number) }
}

/// The subject of a message about a value.
package enum ReadingSubject {
  case key(Int)
  case element(of: Int)
  /// A part of something with a name: `the default of 'city'`.
  case part(Int, of: Int)
  /// The value of an unwritten key, because the value replaces its mapping.
  case word(String)
  case name(StaticString)
}

extension YAMLNode {
  /// Reads the document at this node.
  ///
  /// - Parameter body: Reads a part of the document.
  /// - Returns: The result and the references.
  @discardableResult
  package func read<Value>(
    by rules: ReadingRules,
    defaults: SharedDefaults = .none,
    sink: DiagnosticSink,
    _ body: (inout DefinitionReader) -> Value
  ) -> (value: Value, references: References) {
    withTree { tree in
      var reader = DefinitionReader(
        tree,
        rules: rules,
        defaults: defaults,
        sink: ReadingSink(diagnostics: sink, document: self)
      )
      let value = body(&reader)
      return (value, reader.references)
    }
  }
}
