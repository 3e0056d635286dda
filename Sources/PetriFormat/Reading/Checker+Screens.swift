import PetriCatalog
import PetriDiagnostics
import PetriYAML

extension Checker {
  /// Checks a screen.
  ///
  /// - Returns: whether it is right.
  package mutating func screen(_ root: Int) -> Bool {
    guard tree.kind(root) == .mapping else { return mapping(root, rules.grammar.screen) }
    look.isPart = tree.keyNode(.screen, in: root) == nil
    if let name = tree.given(.screen, in: root) { _ = check(name, .name(.screen), .name("'screen'")) }
    if look.isPart, let name = tree.given(.part, in: root) { _ = check(name, .name(.part), .name("'part'")) }
    // All else is about the context, wherever it stands.
    if let context = tree.given(look.isPart ? .parameters : .context, in: root) {
      self.context(context, of: look.isPart ? "the parameters" : "the context")
    }
    if let form = tree.given(.form, in: root) { self.form(form) }
    fixtures = []
    if let key = tree.keyNode(.fixtures, in: root), let fixtures = tree.given(.fixtures, in: root), goesOn {
      self.fixtures(fixtures, key)
    }
    guard goesOn else { return false }
    if let names = tree.given(.routes, in: root) { routes = tree.entries(names).map { tree.string($0.key) } }
    if tree.value(of: .route, in: root) != nil { routes = [RouteDefinition.defaultName] }
    layers = look.isPart ? [] : inherited.map(\.kind.container)
    var isGood = mapping(root, look.isPart ? rules.grammar.part : rules.grammar.screen)
    guard isGood || sink != nil else { return false }
    if look.isPart { return isOfViews(root) && isGood && goesOn }
    if let key = tree.keyNode(.links, in: root), let links = tree.given(.links, in: root) {
      isGood = check(links, rules.grammar.links, .key(key)) && isGood
    }
    isGood = isGood && goesOn
    if look.isOnlyPresented { isGood = isAlone(root) && isGood }
    if !look.isOnlyPresented, let bar = tree.keyNode(.bar, in: root),
      contentContainer != nil || !look.contentClasses.isEmpty
    {
      isGood = fail(bar) { _ in DefinitionProblem.barWithoutViews }
    }
    for key in [CheckedKey.onAppear, .form] where contentContainer != nil || !look.contentClasses.isEmpty {
      if let key = tree.keyNode(key, in: root) { isGood = fail(key) { DefinitionProblem.needsViews($0.text) } }
    }
    if !isPossible(root) { isGood = false }
    if let variants = tree.given(.variants, in: root) { isGood = self.variants(variants, of: root) && isGood }
    noteStackEnds(root)
    isGood = checkFocus() && isGood
    return isGood
  }

  /// Whether what its actions give the focus is among its views.
  private mutating func checkFocus() -> Bool {
    // A part's views, and those around a part, are known to neither. With another mistake the input may be where that is.
    guard isValid, !look.isPart, !hasParts, !focused.isEmpty else { return true }
    var isGood = true
    let known = inputs
    for node in focused where !known.contains(tree.string(node)) {
      isGood = fail(node, unknown: .input, among: known.sorted())
    }
    return isGood
  }

  /// Whether the content of a part is views.
  private mutating func isOfViews(_ root: Int) -> Bool {
    guard contentContainer != nil || !look.contentClasses.isEmpty || look.isOnlyPresented else { return true }
    return fail(key([.content], of: root)) { _ in DefinitionProblem.partWithoutViews }
  }

  /// Whether nothing is to be around what UIKit presents as it is: an alert, a share sheet.
  private mutating func isAlone(_ root: Int) -> Bool {
    var isGood = true
    if let wrapping = tree.given(.wrapping, in: root), tree.count(wrapping) > 0,
      let key = tree.keyNode(.wrapping, in: root)
    {
      isGood = fail(key) { DefinitionProblem.notForAlerts($0.text) }
    }
    for name in [CheckedKey.bar, .supportingViews, .statusBar, .presentation, .form, .onAppear] {
      guard let key = tree.keyNode(name, in: root) else { continue }
      isGood = fail(key) { DefinitionProblem.notForAlerts($0.text) }
    }
    return isGood
  }

  /// Whether UIKit can show the screen: its layers hold what is right inside them, and it isn't pushed as a navigation controller.
  private mutating func isPossible(_ root: Int) -> Bool {
    if let (outer, inner) = refusedLayer {
      return fail(key([.wrapping, .content], of: root)) { _ in DefinitionProblem.refusedLayer(outer, inner) }
    }
    guard let route = pushingRoute, outermost == .navigation || look.isOnlyPresented,
      let name = tree.given(.screen, in: root)
    else {
      return true
    }
    let (screen, isDefault) = (tree.string(name), route == RouteDefinition.defaultName)
    let isOnlyPresented = look.isOnlyPresented
    return fail(key([.route, .routes, .links], of: root)) { _ in
      isOnlyPresented
        ? RouteProblem.pushedAlert(screen) : RouteProblem.pushedNavigation(screen, isDefault: isDefault)
    }
  }

  /// The first of some keys that is there.
  private func key(_ keys: [CheckedKey], of root: Int) -> Int {
    keys.lazy.compactMap { tree.keyNode($0, in: root) }.first ?? root
  }

  /// The container of UIKit's that the outermost controller is.
  private var outermost: SystemContainer? { layers.first ?? contentContainer }

  /// A layer of UIKit's that can't hold what is right inside it.
  private var refusedLayer: (outer: SystemContainer, inner: SystemContainer)? {
    let kinds = layers + [contentContainer]
    for (outer, inner) in zip(kinds, kinds.dropFirst()) {
      if let outer, let inner, outer.refuses(inner) { return (outer, inner) }
    }
    return nil
  }

  /// The context's keys.
  mutating func context(_ node: Int, of what: String) {
    context = fields(node, of: what)
    references.isUsed = [Bool](repeating: false, count: context.count)
    scope.context = context
  }

  /// The screen in variants: experiments, their variants, and the parts that differ.
  private mutating func variants(_ node: Int, of root: Int) -> Bool {
    guard sink != nil else { return giveUp() }
    let usual = (layers, contentContainer, refusedLayer == nil)
    var isPossible = usual.2
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
          ids = [:]
          (layers, contentContainer) = (usual.0, usual.1)
          mapping(parts, rules.grammar.variant)
          if isPossible, let (outer, inner) = refusedLayer {
            isPossible = fail(tree.keyNode(.variants, in: root) ?? root) { _ in
              DefinitionProblem.refusedLayer(outer, inner)
            }
          }
        } else {
          fail(key, unknown: .variant(of: name), among: experiment.variants)
        }
      }
    }
    return true
  }

  /// Whether a matrix doesn't mention fixtures, which is looked at when all is decoded.
  func isPlainMatrix(_ node: Int) -> Bool {
    !tree.entries(node).contains { !tree.text($0.key).equals("as") }
  }

  /// Checks a container.
  package mutating func container(_ root: Int) -> Bool {
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
