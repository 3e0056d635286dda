import PetriCatalog
import PetriDiagnostics
import PetriGrammar
import PetriYAML

extension Checker {
  /// Checks a screen.
  ///
  /// - Returns: whether it is right.
  mutating func screen(_ root: Int) -> Bool {
    guard tree.kind(root) == .mapping else { return mapping(root, rules.grammar.screen) }
    if let name = tree.given(.screen, in: root) { _ = check(name, .name(.screen), .name("'screen'")) }
    // All else is about the context, wherever it stands.
    if let context = tree.given(.context, in: root) { self.context(context, of: "the context") }
    fixtures = []
    if let key = tree.keyNode(.fixtures, in: root), let fixtures = tree.given(.fixtures, in: root), goesOn {
      self.fixtures(fixtures, key)
    }
    guard goesOn else { return false }
    if let names = tree.given(.routes, in: root) { routes = tree.entries(names).map { tree.string($0.key) } }
    if tree.value(of: .route, in: root) != nil { routes = [RouteDefinition.defaultName] }
    var isGood = mapping(root, rules.grammar.screen)
    guard isGood || sink != nil else { return false }
    if let key = tree.keyNode(.links, in: root), let links = tree.given(.links, in: root) {
      isGood = check(links, rules.grammar.links, .key(key)) && isGood
    }
    if sink == nil { outlineLayers(of: root) }
    return isGood && isRight
  }

  /// The context's keys.
  mutating func context(_ node: Int, of what: String) {
    context = fields(node, of: what)
    references.isUsed = [Bool](repeating: false, count: context.count)
    scope.context = context
  }

  /// What an outline has of a screen's layers; what they can't hold is looked at when all is decoded.
  private mutating func outlineLayers(of root: Int) {
    if tree.value(of: .wrapping, in: root) == nil {
      look.inherited = inherited.filter(\.kind.isContainer).map(\.name)
      layers = inherited.map(\.kind.container)
      look.isWrappedByDefaults = tree.value(of: .presentation, in: root) == nil
      if layers.contains(.navigation) { mayBeNavigation = true }
    }
    let kinds = layers + [contentContainer]
    for (outer, inner) in zip(kinds, kinds.dropFirst()) {
      if let outer, let inner, outer.refuses(inner) { isRight = false }
    }
    look.outermost = layers.first ?? contentContainer
    look.hasSupportingViews = tree.value(of: .supportingViews, in: root).map { tree.count($0) > 0 } ?? false
    if isFoundByContext { references.isUsed = context.map { _ in true } }
    if isPushed, mayBeNavigation { isRight = false }
  }

  /// The screen in variants: experiments, their variants, and the parts that differ.
  mutating func variants(_ node: Int, _ subject: CheckSubject) -> Bool {
    guard sink != nil else { return isBroken() }
    guard tree.kind(node) == .mapping else {
      return fail(node) { ShapeProblem.notMapping("'variants'", of: "experiments", FoundValue($0)) }
    }
    let experiments = rules.settings.experiments
    for (key, variants) in tree.entries(node) {
      let name = tree.string(key)
      guard let experiment = experiments.first(where: { $0.name == name }) else {
        fail(key, unknown: .experiment, among: experiments.map(\.name))
        continue
      }
      guard tree.kind(variants) == .mapping else {
        fail(variants) { ShapeProblem.notMapping("the variants of '\(name)'", FoundValue($0)) }
        continue
      }
      for (key, parts) in tree.entries(variants) {
        if experiment.variants.contains(tree.string(key)) {
          // Ids are those of one look.
          ids = []
          mapping(parts, rules.grammar.variant)
        } else {
          fail(key, unknown: .variant(of: name), among: experiment.variants)
        }
      }
    }
    return true
  }

  /// Whether a matrix says nothing of fixtures, which is looked at when all is decoded.
  func isPlainMatrix(_ node: Int) -> Bool {
    !tree.entries(node).contains { !tree.text($0.key).equals("as") }
  }

  /// Checks a container.
  mutating func container(_ root: Int) -> Bool {
    guard tree.kind(root) == .mapping else { return mapping(root, rules.grammar.container) }
    if let name = tree.given(.container, in: root), check(name, .name(.container), .name("'container'")),
      case let text = tree.string(name),
      SystemContainer(rawValue: text) != nil || text == "inherited" || text == "class"
    {
      fail(name) { _ in ShapeProblem.reserved("container name '\(text)'") }
    }
    if let parameters = tree.given(.parameters, in: root) { context(parameters, of: "the parameters") }
    return mapping(root, rules.grammar.container)
  }
}
