package import PetriCatalog
package import PetriDiagnostics
import PetriLinks
package import PetriYAML

/// Checks documents by the compiled grammar, and notes what they refer to.
///
/// Nothing is made for what is in order but the context's keys. With a sink every problem is reported, and references are noted with
/// their nodes. Without one the first problem ends the check.
package struct Checker {
  let tree: YAMLTree
  let rules: CheckRules
  let sink: CheckSink?
  let file: SourceFile
  /// The layers of the folder's defaults.
  let inherited: [Layer]
  /// What texts and conditions may refer to.
  package var scope: TypeScope
  /// Whether no problem was found yet.
  var isValid = true
  /// What the document refers to.
  package var references = References()
  /// The keys of the document's own context.
  package var context: [ContextField] = []
  /// What the catalogue's interceptors read of a route's context, by their names.
  package var interceptorContexts: [String: [ContextField]] = [:]
  /// The known keys that the unknown ones of the last mapping are near to.
  var meant: Set<String> = []
  /// The ids of the document's views, by their nodes.
  var ids: [String: Int] = [:]
  /// The ids that the document's actions give the focus, by their nodes.
  var focused: [Int] = []
  /// The ids of all that is typed in, that of other looks and alternatives too.
  var inputs: Set<String> = []
  /// Whether views of parts are among the document's, which have ids of their own.
  var hasParts = false
  /// The fixtures' names.
  var fixtures: [String]?
  /// The colours of the catalogue.
  var colors: [NamedColor] = []
  /// The hosts that patterns of links begin with.
  var hosts: [LinkHosts] = []
  /// The routes' names.
  var routes: [String] = []
  /// The container of UIKit's that the content is.
  var contentContainer: SystemContainer?
  /// What the screen is made of.
  var look = ScreenLook()
  /// The screen's layers: UIKit's containers, and `nil` for those of the catalogue.
  var layers: [SystemContainer?] = []
  /// The first route that pushes the screen.
  var pushingRoute: String?
  /// The names that required stacks end with, which have to be the screen's own.
  var stackEnds: [Int] = []

  package init(
    _ tree: YAMLTree,
    file: SourceFile,
    rules: CheckRules,
    inherited: [Layer] = [],
    sink: CheckSink? = nil
  ) {
    self.tree = tree
    self.file = file
    self.rules = rules
    self.inherited = inherited
    self.sink = sink
    scope = TypeScope(state: rules.settings.state)
    hosts = rules.settings.hosts
    colors = rules.settings.colors
  }

  /// Whether there is something left to find.
  var goesOn: Bool { isValid || sink != nil }

  /// Notes a problem.
  ///
  /// - Parameter report: reports it at a node.
  @inline(never)
  @discardableResult
  mutating func fail(_ node: Int, report: (DiagnosticSink, YAMLNode) -> Void) -> Bool {
    isValid = false
    if let sink { report(sink.diagnostics, sink.node(node)) }
    return false
  }

  /// Reports a problem at a node.
  @discardableResult
  mutating func fail(_ node: Int, _ problem: (YAMLNode) -> some Problem) -> Bool {
    fail(node) { diagnostics, node in diagnostics.report(problem(node), at: node) }
  }

  /// Reports a problem of a mapping as a whole, at its first key.
  @discardableResult
  mutating func fail(mapping node: Int, _ problem: @autoclosure () -> some Problem) -> Bool {
    fail(node) { diagnostics, node in diagnostics.report(problem(), at: node.firstKeyRange ?? node.usedRange) }
  }

  /// Reports a name that isn't known.
  @discardableResult
  mutating func fail(
    _ node: Int,
    unknown kind: @autoclosure () -> UnknownName,
    name: String? = nil,
    among known: @autoclosure () -> [String]
  ) -> Bool {
    fail(node) { diagnostics, node in diagnostics.unknown(kind(), node, name: name, among: known()) }
  }

  /// Reports a key that has nothing behind it.
  @discardableResult
  mutating func failMissingValue(of entry: (key: Int, value: Int)) -> Bool {
    guard !tree.isBroken(entry.value) else { return giveUp() }
    return fail(entry.key) {
      ShapeProblem.missingValue($0.shortText, $0.isAlias ? nil : CommentedValue(behind: $0.range))
    }
  }

  /// Gives up on what is reported already.
  @discardableResult
  mutating func giveUp() -> Bool {
    isValid = false
    return false
  }

  /// What a message calls a value.
  func words(_ subject: CheckSubject) -> String {
    switch subject {
    case .key(let key): "'\(tree.string(key))'"
    case .element(let key): "each element of '\(tree.string(key))'"
    case .part(let key, let owner): "the \(tree.string(key)) of '\(tree.string(owner))'"
    case .symbol(let symbol): "'\(CheckedKey.vocabulary.words[symbol])'"
    case .name(let name): "\(name)"
    }
  }

  /// The place of a node, as definitions remember it.
  func place(_ node: Int) -> Place {
    let start = file.location(at: tree.offsets(node).lowerBound)
    return Place(file: file.path, line: start.line, column: start.column)
  }
}
