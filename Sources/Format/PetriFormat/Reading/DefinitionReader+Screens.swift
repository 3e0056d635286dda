package import PetriCatalog
import PetriDiagnostics
import PetriYAML

extension DefinitionReader {
  package mutating func screen(_ root: Int) -> ScreenDefinition? {
    isPart = tree.kind(root) == .mapping && tree.keyNode(.screen, in: root) == nil
    fixtures = []
    layers = isPart ? [] : inheritedLayers.map(\.kind.container)
    if let names = tree.given(.routes, in: root) { routes = tree.entries(names).map { tree.string($0.key) } }
    if tree.value(of: .route, in: root) != nil { routes = [RouteDefinition.defaultName] }
    var draft = ScreenDraft()
    let isMade = fill(&draft, root, isPart ? Grammar.part : Grammar.screen)
    if isPart {
      if core != .views { fail(key([.content], of: root)) { _ in DefinitionProblem.partWithoutViews } }
    } else if tree.kind(root) == .mapping {
      checkKeys(root)
      checkLayers(root)
      if let variants = tree.given(.variants, in: root) { draft.screen.variants = self.variants(variants, of: root) }
      noteStackEnds(root)
      checkFocus()
    }
    if usesAllKeys { references.isUsed = context.map { _ in true } }
    return isMade ? draft.screen(isPart: isPart, inheriting: defaults, rules.settings) : nil
  }

  private mutating func checkFocus() {
    // Views around a part are unknown to it, and the input may be missing because of another error.
    guard failures == 0, !hasParts, !focused.isEmpty else { return }
    for node in focused where !inputs.contains(tree.string(node)) {
      fail(node, unknown: .input, among: inputs.sorted())
    }
  }

  private mutating func checkKeys(_ root: Int) {
    if core == .presented {
      // UIKit presents this content directly.
      if let (key, wrapping) = tree.entry(of: .wrapping, in: root), !tree.isNull(wrapping), tree.count(wrapping) > 0 {
        fail(key) { DefinitionProblem.notForAlerts($0.text) }
      }
      // The fields of an alert can be bound to a form.
      let others = isAlert(root) ? [] : [FormatKey.form, .onAppear]
      for name in [FormatKey.bar, .supportingViews, .statusBar, .presentation, .launchedIn] + others {
        if let key = tree.keyNode(name, in: root) { fail(key) { DefinitionProblem.notForAlerts($0.text) } }
      }
    } else if core != .views {
      if let bar = tree.keyNode(.bar, in: root) { fail(bar) { _ in DefinitionProblem.barWithoutViews } }
      for name in [FormatKey.onAppear, .form] {
        if let key = tree.keyNode(name, in: root) { fail(key) { DefinitionProblem.needsViews($0.text) } }
      }
    }
  }

  private func isAlert(_ root: Int) -> Bool {
    guard let content = tree.given(.content, in: root), tree.kind(content) == .mapping else { return false }
    return tree.entries(content).contains { tree.text($0.key).equals("alert") }
  }

  /// Reports what UIKit can't show: a layer that can't hold the next one, and a navigation controller that is pushed.
  private mutating func checkLayers(_ root: Int) {
    if let (outer, inner) = refusedLayer {
      fail(key([.wrapping, .content], of: root)) { _ in DefinitionProblem.refusedLayer(outer, inner) }
      return
    }
    if let host = tree.entry(of: .launchedIn, in: root), let outermost = layers.first ?? core.container,
      tree.text(host.value).equals("navigation"), SystemContainer.navigation.refuses(outermost)
    {
      fail(host.key) { _ in DefinitionProblem.refusedLayer(.navigation, outermost) }
    }
    let isPresented = core == .presented
    guard let route = pushingRoute, (layers.first ?? core.container) == .navigation || isPresented,
      let name = tree.given(.screen, in: root)
    else { return }
    let (screen, isDefault) = (tree.string(name), route == RouteDefinition.defaultName)
    fail(key([.route, .routes, .links], of: root)) { _ in
      isPresented ? RouteProblem.pushedAlert(screen) : RouteProblem.pushedNavigation(screen, isDefault: isDefault)
    }
  }

  private func key(_ keys: [FormatKey], of root: Int) -> Int {
    keys.lazy.compactMap { tree.keyNode($0, in: root) }.first ?? root
  }

  /// The first system layer that can't hold the next one.
  private var refusedLayer: (outer: SystemContainer, inner: SystemContainer)? {
    let kinds = layers + [core.container]
    for (outer, inner) in zip(kinds, kinds.dropFirst()) {
      if let outer, let inner, outer.refuses(inner) { return (outer, inner) }
    }
    return nil
  }

  mutating func readContext(_ node: Int, of what: String) -> [ContextField] {
    context = fields(node, of: what)
    references.isUsed = [Bool](repeating: false, count: context.count)
    scope.context = context
    return context
  }

  private mutating func variants(_ node: Int, of root: Int) -> [VariantDefinition] {
    let standard = (layers, core)
    var isPossible = refusedLayer == nil
    var found: [VariantDefinition] = []
    guard tree.kind(node) == .mapping else {
      fail(node) { ShapeProblem.notMapping("'variants'", of: "experiments", FoundValue($0)) }
      return []
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
        guard experiment.variants.contains(tree.string(key)) else {
          fail(key, unknown: .variant(of: name), among: experiment.variants)
          continue
        }
        // Ids are unique within each variant.
        ids = [:]
        (layers, core) = standard
        var variant = VariantDefinition(experiment: name, variant: tree.string(key), place: place(key))
        if fill(&variant, parts, Grammar.variant) { found.append(variant) }
        if isPossible, let (outer, inner) = refusedLayer {
          isPossible = fail(tree.keyNode(.variants, in: root) ?? root) { _ in
            DefinitionProblem.refusedLayer(outer, inner)
          }
        }
      }
    }
    return found
  }

  package mutating func container(_ root: Int) -> ContainerDefinition? {
    form(root, Grammar.container)?.definition
  }

  /// The name of a container, which must not be reserved in `wrapping`.
  mutating func containerName(_ node: Int) -> String? {
    guard let name = name(node, .container, .name("'container'")) else { return nil }
    if SystemContainer(rawValue: name) != nil || name == "inherited" || name == "class" {
      fail(node) { _ in ShapeProblem.reserved("container name '\(name)'") }
    }
    return name
  }

  package mutating func shared(_ root: Int) -> SharedDefaults {
    var draft = ScreenDraft()
    fill(&draft, root, Grammar.defaults)
    func shared<Value>(
      _ key: FormatKey,
      _ value: Value?,
      above: SharedDefaults.Shared<Value>?
    ) -> SharedDefaults.Shared<Value>? {
      guard let value, let node = tree.keyNode(key, in: root) else { return above }
      return SharedDefaults.Shared(value: value, place: place(node))
    }
    return SharedDefaults(
      group: shared(.group, draft.group, above: defaults.group),
      tags: shared(.tags, draft.tags, above: defaults.tags),
      wrapping: shared(.wrapping, draft.wrapping, above: defaults.wrapping),
      devices: shared(.devices, draft.devices, above: defaults.devices),
      launchedIn: shared(.launchedIn, draft.launchedIn, above: defaults.launchedIn)
    )
  }
}

/// The defaults that `_defaults.yaml` files share with the screens of their folder and those below, with their origins.
///
/// All files of a folder refer to the same object.
package final class SharedDefaults: Sendable {
  package struct Shared<Value: Sendable & Equatable>: Sendable, Equatable {
    package let value: Value
    package let place: Place
  }

  package static let none = SharedDefaults(group: nil, tags: nil, wrapping: nil, devices: nil, launchedIn: nil)

  package let group: Shared<[String]>?
  package let tags: Shared<[String]>?
  package let wrapping: Shared<[Layer]>?
  package let devices: Shared<[String]>?
  package let launchedIn: Shared<LaunchHost>?

  init(
    group: Shared<[String]>?,
    tags: Shared<[String]>?,
    wrapping: Shared<[Layer]>?,
    devices: Shared<[String]>?,
    launchedIn: Shared<LaunchHost>?
  ) {
    self.group = group
    self.tags = tags
    self.wrapping = wrapping
    self.devices = devices
    self.launchedIn = launchedIn
  }
}

extension SharedDefaults: Equatable {
  package static func == (left: SharedDefaults, right: SharedDefaults) -> Bool {
    left === right
      || (left.group == right.group && left.tags == right.tags && left.wrapping == right.wrapping
        && left.devices == right.devices && left.launchedIn == right.launchedIn)
  }
}
