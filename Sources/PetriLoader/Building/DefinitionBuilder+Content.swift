import PetriCatalog
import PetriFormat
import PetriYAML

extension DefinitionBuilder {
  /// The core of a screen.
  func content(_ node: YAMLNode) -> Content? {
    if node.kind == .sequence { return .views(ViewsContent(views: node.elements.compactMap(view))) }
    let keys = Keys(node)
    let word = Content.Word.allCases.filter { keys.contains($0.rawValue) }
    guard word.count == 1 else {
      guard node.count == 1, node.kind == .mapping else { return nil }
      return view(node).map { .views(ViewsContent(views: [$0])) }
    }
    switch word[0] {
    case .views:
      var content = ViewsContent(views: keys.list("views", view))
      if let spacing = keys.number("spacing") { content.spacing = spacing }
      if let alignment = keys.word("alignment", StackAlignment.self) { content.alignment = alignment }
      content.padding = keys.insets("padding")
      content.ignoresSafeArea = keys.words("ignoresSafeArea")
      content.background = color("background", keys)
      return keys["views"].map { _ in .views(content) }
    case .tabs:
      var tabs = TabsContent(keys.list("tabs", child))
      tabs.bar = keys["tabBar"].map(tabBar)
      return keys["tabs"].map { _ in .tabs(tabs) }
    case .navigation: return keys["navigation"].map { _ in .navigation(keys.list("navigation", child)) }
    case .pages: return keys["pages"].map { _ in .pages(keys.list("pages", child)) }
    case .split: return keys["split"].flatMap(split)
    case .class: return keys.string("class").map { .controller($0) }
    case .alert: return keys["alert"].flatMap { alert($0, .alert) }.map { .alert($0) }
    case .actionSheet: return keys["actionSheet"].flatMap { alert($0, .actionSheet) }.map { .alert($0) }
    case .systemPrompt: return keys["systemPrompt"].flatMap(systemPrompt).map { .alert($0) }
    case .share: return keys["share"].flatMap(share).map { .share($0) }
    }
  }

  private func split(_ node: YAMLNode) -> Content? {
    let keys = Keys(node)
    guard let primary = keys["primary"].flatMap(child) else { return nil }
    var split = SplitContent(primary: primary)
    split.supplementary = keys["supplementary"].flatMap(child)
    split.secondary = keys["secondary"].flatMap(child)
    return .split(split)
  }

  private func child(_ node: YAMLNode) -> ChildScreen? {
    let keys = Keys(node)
    guard let nameNode = keys["screen"], let name = nameNode.string else { return nil }
    var child = ChildScreen(screen: name, place: nameNode.place)
    child.fixture = keys.string("fixture")
    child.with = keys["with"]?.literal ?? .empty
    child.title = localized("title", keys)
    child.image = imageReference(keys, "image")
    child.badge = localized("badge", keys)
    child.badgeColor = color("badgeColor", keys)
    return child
  }

  /// The layers that `wrapping` names, `inherited` ones put in their place.
  func layers(_ node: YAMLNode) -> [Layer] {
    node.elements.flatMap { element in
      element.hasText("inherited") ? defaults.wrapping?.value ?? [] : layer(element).map { [$0] } ?? []
    }
  }

  private func layer(_ node: YAMLNode) -> Layer? {
    let entry = node.count == 1 ? node.entries.first { _ in true } : nil
    guard let name = node.string.map({ _ in node }) ?? entry?.key else { return nil }
    if let entry, name.hasText("class") {
      return entry.value.string.map { Layer(kind: .controller($0), place: name.place) }
    }
    if let system = SystemContainer(rawValue: name.text) { return Layer(kind: .system(system), place: name.place) }
    let parameters = entry.flatMap { $0.value.isNull ? nil : $0.value.literal }
    return Layer(kind: .container(name.text, parameters: parameters ?? .empty), place: name.place)
  }

  /// A container; `nil` where it has no name.
  func container(_ node: YAMLNode) -> ContainerDefinition? {
    let keys = Keys(node)
    guard let nameNode = keys["container"], let name = nameNode.string, name.isKebabCase else { return nil }
    var container = ContainerDefinition(name: name, place: nameNode.place)
    if let title = keys.string("title") { container.title = title }
    container.summary = keys.string("summary")
    container.parameters = context
    if let statusBar = keys["statusBar"] { container.statusBar = policy(statusBar) }
    if let child = keys["child"] { container.child = self.child(layout: child) }
    if keys.contains("supportingViews") { container.supportingViews = supportingViews(keys["supportingViews"]) }
    container.views = keys.list("views", view)
    container.presentation = keys["presentation"].flatMap(presentation)
    container.background = color("background", keys)
    return container
  }

  private func policy(_ node: YAMLNode) -> StatusBarPolicy {
    if node.hasText("hidden") {
      var statusBar = StatusBarDefinition()
      statusBar.hidden = true
      return .own(statusBar)
    }
    return statusBar(node).map { .own($0) } ?? .child
  }

  private func child(layout node: YAMLNode) -> ChildLayout {
    let keys = Keys(node)
    var layout = ChildLayout()
    layout.center = keys.word("center")
    if keys["pin"] != nil {
      layout.pins = keys.words("pin")
    } else if layout.center != nil {
      layout.pins = []
    }
    if let preserves = keys.flag("preservesSuperviewLayoutMargins") {
      layout.preservesSuperviewLayoutMargins = preserves
    }
    guard let insets = keys["additionalSafeArea"].map({ Keys($0) }) else { return layout }
    layout.additionalSafeArea.top = insets.number("top") ?? 0
    layout.additionalSafeArea.leading = insets.number("leading") ?? 0
    layout.additionalSafeArea.bottom = insets.number("bottom") ?? 0
    layout.additionalSafeArea.trailing = insets.number("trailing") ?? 0
    return layout
  }

  private func supportingViews(_ node: YAMLNode?) -> SupportingViewsLayout {
    var layout = SupportingViewsLayout()
    guard let keys = node.map({ Keys($0) }) else { return layout }
    if keys["pin"] != nil { layout.pins = keys.words("pin") }
    if let axis = keys.word("axis", StackAxis.self) { layout.axis = axis }
    if let spacing = keys.number("spacing") { layout.spacing = spacing }
    if let alignment = keys.word("alignment", StackAlignment.self) { layout.alignment = alignment }
    if let distribution = keys.word("distribution", StackDistribution.self) { layout.distribution = distribution }
    return layout
  }
}
