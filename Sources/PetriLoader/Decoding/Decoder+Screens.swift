import PetriCatalog
import PetriDiagnostics
import PetriGrammar
import PetriYAML

extension DefinitionDecoder {
  /// Decodes a screen.
  ///
  /// - Parameter defaults: what the folder's `_defaults.yaml` and those above share.
  /// - Returns: `nil`, reported, where there is no name or no content.
  func screen(_ node: YAMLNode, defaults: SharedDefaults) -> ScreenDefinition? {
    guard let keys = Keys(node, Grammar.screen, complaints) else { return nil }
    let nameNode = keys.required("screen")
    let name = name(nameNode, "screen")
    let context = fields(keys["context"], of: "the context")
    let scope = TypeScope(context: context, state: state)
    let site = ViewSite(scope: scope, ids: IDs())
    let content = keys.required("content").flatMap { self.content($0, at: site) }
    let supportingViews = views(keys["supportingViews"], "'supportingViews'", at: site)
    let title = localized("title", keys, scope: scope)
    let fixtures = fixtures(keys["fixtures"], fields: context)
    let wrapping = wrapping(keys, defaults: defaults, scope: scope)
    let group = keys["group"].map { self.group($0) }
    let tags = keys["tags"].map { self.tags($0) }
    let devices = keys["devices"].map { self.devices($0) }
    let statusBar = keys["statusBar"].flatMap { self.statusBar($0) }
    let presentation = keys["presentation"].flatMap { self.presentation($0) }
    let summary = text("summary", keys)
    let matrix = keys["matrix"].map { self.matrix($0, fixtures: fixtures.map(\.name)) }
    let walks = keys["walks"].map { self.walks($0, fixtures: fixtures.map(\.name)) } ?? []
    let routes = routes(keys, fields: context)
    let links = keys["links"].map { self.links($0, fields: context, routes: routes) } ?? []
    let interceptors = keys["interceptors"].map { interceptorNames($0) } ?? []
    let contextTasks = keys["contextTasks"].map { tasks($0, "'contextTasks'", fields: context, isPost: false) } ?? []
    let postTasks = keys["postTasks"].map { tasks($0, "'postTasks'", fields: context, isPost: true) } ?? []
    let blocking = keys["blocking"].flatMap { self.blocking($0) }
    let canBeDismissed = condition("canBeDismissed", keys, scope: scope)
    let variants =
      keys["variants"].map { self.variants($0, fields: context, inherited: defaults.wrapping?.value ?? []) } ?? []
    guard let name, let nameNode, let content else { return nil }
    var screen = ScreenDefinition(name: name, content: content, place: place(nameNode))
    if let title { screen.title = title }
    if let matrix { screen.matrix = matrix }
    screen.summary = summary
    screen.context = context
    screen.fixtures = fixtures
    screen.links = links
    screen.walks = walks
    screen.wrapping = wrapping
    screen.supportingViews = supportingViews
    screen.statusBar = statusBar
    screen.presentation = presentation
    screen.routes = routes
    screen.interceptors = interceptors
    screen.contextTasks = contextTasks
    screen.postTasks = postTasks
    screen.blocking = blocking
    screen.canBeDismissed = canBeDismissed
    screen.variants = variants
    screen.group = group ?? defaults.group?.value ?? []
    screen.tags = tags ?? defaults.tags?.value ?? []
    screen.devices = devices ?? defaults.devices?.value ?? []
    if group == nil { screen.inherited["group"] = defaults.group?.place }
    if tags == nil { screen.inherited["tags"] = defaults.tags?.place }
    if devices == nil { screen.inherited["devices"] = defaults.devices?.place }
    if !keys.contains("wrapping") { screen.inherited["wrapping"] = defaults.wrapping?.place }
    return screen
  }

  /// `Onboarding/Seasonal` as its parts.
  func group(_ node: YAMLNode) -> [String] {
    guard let text = text(node, "'group'") else { return [] }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if parts.contains("") {
      complaints.report(ShapeProblem.badGroup(node.shortText), at: node)
    }
    return parts
  }

  /// Words to find screens by.
  func tags(_ node: YAMLNode) -> [String] {
    list(node, "'tags'") { name($0, "tag") }
  }

  /// Names of devices, each known.
  func devices(_ node: YAMLNode) -> [String] {
    list(node, "'devices'") { device($0) }
  }

  /// The name of a device that there is.
  func device(_ node: YAMLNode) -> String? {
    guard let device = text(node, "the device name") else { return nil }
    guard !devices.contains(device) else { return device }
    complaints.unknown(.device, node, among: devices)
    return nil
  }

  /// What a content or a container answers about the status bar.
  func statusBar(_ node: YAMLNode) -> StatusBarDefinition? {
    guard let keys = Keys(node, Grammar.statusBar, complaints) else { return nil }
    var statusBar = StatusBarDefinition()
    if let style: StatusBarStyle = word(keys["style"], "status bar style") { statusBar.style = style }
    if let hidden = bool("hidden", keys) { statusBar.hidden = hidden }
    return statusBar
  }

  /// How a screen is shown modally.
  func presentation(_ node: YAMLNode) -> PresentationDefinition? {
    guard let keys = Keys(node, Grammar.presentation, complaints) else { return nil }
    var presentation = PresentationDefinition()
    if let style: PresentationStyle = word(keys["style"], "presentation style") { presentation.style = style }
    if let transition: TransitionStyle = word(keys["transition"], "transition") {
      presentation.transition = transition
    }
    if let interactive = bool("interactiveDismiss", keys) {
      presentation.interactiveDismiss = interactive
    }
    return presentation
  }

  private func wrapping(_ keys: Keys, defaults: SharedDefaults, scope: TypeScope) -> [Layer] {
    guard let node = keys["wrapping"] else { return defaults.wrapping?.value ?? [] }
    return layers(node, inherited: defaults.wrapping?.value ?? [], scope: scope)
  }

  /// The layers that `wrapping` names, `inherited` ones put in their place.
  func layers(_ node: YAMLNode, inherited: [Layer], scope: TypeScope) -> [Layer] {
    var layers: [Layer] = []
    for element in list(node, "'wrapping'", { $0 }) {
      if element.hasText("inherited") {
        layers += inherited
      } else if let layer = layer(element, scope: scope) {
        if case .container = layer.kind,
          let first = layers.first(where: { $0.kind.isContainer && $0.name == layer.name })
        {
          complaints.report(DefinitionProblem.wrapsItself(layer.name, first: first.place), at: element)
        }
        layers.append(layer)
      }
    }
    return layers
  }

  private func layer(_ node: YAMLNode, scope: TypeScope) -> Layer? {
    switch node.kind {
    case .scalar:
      if let system = SystemContainer(rawValue: node.text) { return Layer(kind: .system(system), place: place(node)) }
      checks.containers.append(.init(name: node, parameters: nil, scope: scope))
      return Layer(kind: .container(node.text, parameters: .empty), place: place(node))
    case .mapping:
      guard let entry = node.entries.first(where: { _ in true }), node.count == 1 else {
        complaints.report(ShapeProblem.severalLayers, at: node)
        return nil
      }
      if entry.key.hasText("class") {
        return text(entry.value, "'class'").map { Layer(kind: .controller($0), place: place(entry.key)) }
      }
      if let system = SystemContainer(rawValue: entry.key.text) {
        if !entry.value.isNull {
          complaints.report(DefinitionProblem.noParameters(system), at: entry.value)
        }
        return Layer(kind: .system(system), place: place(entry.key))
      }
      let parameters = entry.value.isNull ? nil : entry.value
      checks.containers.append(.init(name: entry.key, parameters: parameters, scope: scope))
      return Layer(
        kind: .container(entry.key.text, parameters: parameters?.literal ?? .empty),
        place: place(entry.key)
      )
    case .sequence:
      complaints.report(ShapeProblem.notLayer, at: node)
      return nil
    }
  }
}

extension Layer.Kind {
  var isContainer: Bool { if case .container = self { true } else { false } }
}
