package import PetriCatalog
import PetriDiagnostics
import PetriLinks
package import PetriYAML

/// Reads documents by the format's forms, in one walk: checks them, makes definitions of them, and notes what they refer to.
///
/// Every problem is reported. What isn't right is left out of what is made, so that as much is there of a broken definition as others
/// need to know of it.
package struct DefinitionReader {
  let tree: YAMLTree
  let rules: ReadingRules
  private(set) var sink: ReadingSink
  let file: SourceFile
  /// The values that the folder's `_defaults.yaml` and those above share.
  let defaults: SharedDefaults
  /// The values that texts and conditions may refer to.
  package var scope: TypeScope
  /// How many problems were found.
  private(set) var failures = 0
  /// Where the document refers to.
  package var references = References()
  /// The keys of the document's own context.
  package var context: [ContextField] = []
  /// The known keys that the unknown ones of the last mapping are near to.
  var meant: Set<String> = []
  /// The ids of the document's views, by their nodes.
  var ids: [String: Int] = [:]
  /// The ids that the document's actions give the focus, by their nodes.
  var focused: [Int] = []
  /// The ids of all inputs, those of other looks and alternatives too.
  var inputs: Set<String> = []
  /// Whether views of parts are among the document's, which have ids of their own.
  var hasParts = false
  /// Whether the document is a part.
  var isPart = false
  /// The fixtures' names; `nil` in a document that has none.
  var fixtures: [String]?
  /// The colours of the catalogue.
  var colors: [NamedColor] = []
  /// The hosts that patterns of links begin with.
  var hosts: [LinkHosts] = []
  /// The ways in which links may be incomplete.
  let lenientLinks: [LinkLeniency]
  /// The routes' names.
  var routes: [String] = []
  /// The screen's content, as far as its layers, its bar and its routes depend on it.
  var core = CoreKind.views
  /// The screen's layers: UIKit's containers, and `nil` for those of the catalogue.
  var layers: [SystemContainer?] = []
  /// The first route that pushes the screen.
  var pushingRoute: String?
  /// The names that required stacks end with, which have to be the screen's own.
  var stackEnds: [Int] = []
  /// Whether a route tells the screen from others of its kind by its context, or code that isn't seen here gets it.
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

  /// The layers of the folder's defaults.
  var inheritedLayers: [Layer] { defaults.wrapping?.value ?? [] }

  /// Notes a problem.
  ///
  /// - Parameter report: reports it at a node.
  @inline(never)
  @discardableResult
  mutating func fail(_ node: Int, report: (DiagnosticSink, YAMLNode) -> Void) -> Bool {
    failures += 1
    report(sink.diagnostics, sink.node(node))
    return false
  }

  /// Reports a problem at a node.
  @discardableResult
  mutating func fail(_ node: Int, _ problem: (YAMLNode) -> some Problem) -> Bool {
    fail(node) { diagnostics, node in diagnostics.report(problem(node), at: node) }
  }

  /// Reports a problem of a mapping as such, at its first key.
  @discardableResult
  mutating func fail(mapping node: Int, _ problem: @autoclosure () -> some Problem) -> Bool {
    fail(node) { diagnostics, node in diagnostics.report(problem(), at: node.firstKeyRange ?? node.usedRange) }
  }

  /// Reports a name that isn't known.
  @discardableResult
  mutating func fail(
    _ node: Int,
    unknown kind: UnknownName,
    name: String? = nil,
    among known: [String]
  ) -> Bool {
    fail(node) { diagnostics, node in diagnostics.unknown(kind, node, name: name, among: known) }
  }

  /// Reports a key that has nothing behind it.
  ///
  /// - Parameter example: a value as it could be written.
  @discardableResult
  mutating func failMissingValue(of entry: (key: Int, value: Int), example: String? = nil) -> Bool {
    guard !tree.isBroken(entry.value) else { return giveUp() }
    return fail(entry.key) {
      ShapeProblem.missingValue($0.shortText, example: example, $0.isAlias ? nil : CommentedValue(behind: $0.range))
    }
  }

  /// Reads something whose problems are reported only if it is meant so.
  ///
  /// - Returns: what was read, whether it is right, and its errors and warnings.
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

  /// Gives up on what is reported already.
  @discardableResult
  mutating func giveUp() -> Bool {
    failures += 1
    return false
  }

  /// A value in a message.
  func words(_ subject: ReadingSubject) -> String {
    switch subject {
    case .key(let key): "'\(tree.string(key))'"
    case .element(let key): "each element of '\(tree.string(key))'"
    case .part(let key, let owner): "the \(tree.string(key)) of '\(tree.string(owner))'"
    case .word(let word): "'\(word)'"
    case .name(let name): "\(name)"
    }
  }

  /// The place of a node, as definitions remember it.
  func place(_ node: Int) -> Place { sink.node(node).place }

  /// Where a mapping's first key is, which is where people look for it.
  func firstPlace(_ node: Int) -> Place {
    guard tree.kind(node) == .mapping, let first = tree.entries(node).first(where: { _ in true }) else {
      return place(node)
    }
    return place(first.key)
  }
}
