import PetriCatalog
import PetriDiagnostics
import PetriGrammar
import PetriYAML

extension DefinitionDecoder {
  /// Decodes a container; `nil`, reported, where it has no name.
  func container(_ node: YAMLNode) -> ContainerDefinition? {
    guard let keys = Keys(node, Grammar.container, complaints) else { return nil }
    let nameNode = keys.required("container")
    let name = name(nameNode, "container")
    if let name, let nameNode, SystemContainer(rawValue: name) != nil || name == "inherited" || name == "class" {
      complaints.report(ShapeProblem.reserved("container name '\(name)'"), at: nameNode)
    }
    let parameters = fields(keys["parameters"], of: "the parameters")
    let scope = TypeScope(context: parameters, state: state)
    var container = ContainerDefinition(name: name ?? "", place: nameNode.map(place) ?? place(node))
    if let title = text("title", keys) { container.title = title }
    container.summary = text("summary", keys)
    container.parameters = parameters
    if let node = keys["statusBar"] { container.statusBar = policy(node) }
    if let node = keys["child"] { container.child = child(node) }
    container.supportingViews = supportingViews(keys)
    container.views = views(keys["views"], "'views'", at: ViewSite(scope: scope, isContainers: true, ids: IDs()))
    container.presentation = keys["presentation"].flatMap { presentation($0) }
    container.background = attribute("background", keys, scope: scope)
    return name == nil ? nil : container
  }

  private func policy(_ node: YAMLNode) -> StatusBarPolicy {
    if node.kind == .scalar {
      switch node.text {
      case "child": return .child
      case "hidden":
        var statusBar = StatusBarDefinition()
        statusBar.hidden = true
        return .own(statusBar)
      default:
        complaints.unknown(.statusBar, node, among: ["child", "hidden"])
        return .child
      }
    }
    return statusBar(node).map { .own($0) } ?? .child
  }

  private func child(_ node: YAMLNode) -> ChildLayout {
    var layout = ChildLayout()
    guard let keys = Keys(node, Grammar.childLayout, complaints) else { return layout }
    layout.center = word(keys["center"], "axis")
    if let pin = keys["pin"] {
      layout.pins = edges(pin)
    } else if layout.center != nil {
      layout.pins = []
    }
    if let preserves = bool("preservesSuperviewLayoutMargins", keys) {
      layout.preservesSuperviewLayoutMargins = preserves
    }
    if let node = keys["additionalSafeArea"] { layout.additionalSafeArea = insets(node) }
    return layout
  }

  private func insets(_ node: YAMLNode) -> Insets {
    var insets = Insets()
    guard let keys = Keys(node, Grammar.insets, complaints) else { return insets }
    if let top = number("top", keys) { insets.top = top }
    if let leading = number("leading", keys) { insets.leading = leading }
    if let bottom = number("bottom", keys) { insets.bottom = bottom }
    if let trailing = number("trailing", keys) { insets.trailing = trailing }
    return insets
  }

  private func supportingViews(_ keys: Keys) -> SupportingViewsLayout? {
    guard keys.contains("supportingViews") else { return nil }
    var layout = SupportingViewsLayout()
    guard let node = keys["supportingViews"] else { return layout }
    guard let keys = Keys(node, Grammar.supportingViews, complaints) else { return layout }
    if let pin = keys["pin"] { layout.pins = edges(pin) }
    if let axis: StackAxis = word(keys["axis"], "axis") { layout.axis = axis }
    if let spacing = number("spacing", keys) { layout.spacing = spacing }
    if let alignment: StackAlignment = word(keys["alignment"], "alignment") { layout.alignment = alignment }
    if let distribution: StackDistribution = word(keys["distribution"], "distribution") {
      layout.distribution = distribution
    }
    return layout
  }

  private func edges(_ node: YAMLNode) -> [PinEdge] {
    list(node, "'pin'", single: true) { word($0, "side") }
  }
}
