import PetriCatalog
import PetriFormat
import PetriYAML

/// Makes definitions of what the ``Checker`` has checked.
///
/// It has no messages: what isn't right is left out, so that as much is made of a broken definition as others need to know of it.
struct DefinitionBuilder {
  var settings = CatalogSettings(name: "")
  /// The texts of the localization files that the catalogue names.
  var strings = StringTables()
  /// The context's keys, or a container's parameters, which the checker makes.
  var context: [ContextField] = []
  /// What the catalogue's interceptors read, by their names, which the checker makes.
  var interceptorContexts: [String: [ContextField]] = [:]
  /// The keys of a screen's form.
  var form: [ContextField] = []
  /// What the folder's `_defaults.yaml` and those above share.
  var defaults = SharedDefaults.none

  /// The text of a key.
  func localized(_ key: String, _ keys: Keys) -> LocalizedText? { keys[key].flatMap(localized) }

  /// A text in all its locales.
  func localized(_ node: YAMLNode) -> LocalizedText? { node.localized(strings, settings.locales) }

  /// A screen; `nil` where there is no name or no content.
  func screen(_ node: YAMLNode) -> ScreenDefinition? {
    let keys = Keys(node)
    guard let nameNode = keys["screen"] ?? keys["part"], let name = nameNode.string, name.isKebabCase,
      let content = keys["content"].flatMap(content)
    else { return nil }
    var screen = ScreenDefinition(name: name, content: content, place: nameNode.place)
    screen.isPart = keys["screen"] == nil
    if let title = localized("title", keys) { screen.title = title }
    if let matrix = keys["matrix"] { screen.matrix = self.matrix(matrix) }
    screen.summary = keys.string("summary")
    screen.context = context
    screen.form = form
    screen.fixtures = keys["fixtures"].map(fixtures) ?? []
    screen.routes = routes(keys)
    screen.links = keys.list("links", link)
    screen.walks = keys["walks"].map(walks) ?? []
    let takesLayers = !content.isOnlyPresented && !screen.isPart
    let inherited = !takesLayers ? [] : defaults.wrapping?.value ?? []
    screen.wrapping = keys["wrapping"].map(layers) ?? inherited
    screen.supportingViews = keys.list("supportingViews", view)
    screen.statusBar = keys["statusBar"].flatMap(statusBar)
    screen.bar = keys["bar"].flatMap(bar)
    screen.onAppear = keys["onAppear"].flatMap(tap)
    screen.presentation = keys["presentation"].flatMap(presentation)
    screen.interceptors = keys.strings("interceptors")
    screen.contextTasks = keys.list("contextTasks", task)
    screen.postTasks = keys.list("postTasks", task)
    screen.blocking = keys["blocking"].flatMap(blocking)
    screen.canBeDismissed = keys.condition("canBeDismissed")
    screen.variants = keys["variants"].map(variants) ?? []
    screen.group = keys.string("group").map(group) ?? defaults.group?.value ?? []
    screen.tags = keys["tags"].map { _ in keys.strings("tags") } ?? defaults.tags?.value ?? []
    screen.devices = keys["devices"].map { _ in keys.strings("devices") } ?? defaults.devices?.value ?? []
    if keys["group"] == nil { screen.inherited["group"] = defaults.group?.place }
    if keys["tags"] == nil { screen.inherited["tags"] = defaults.tags?.place }
    if keys["devices"] == nil { screen.inherited["devices"] = defaults.devices?.place }
    if !keys.contains("wrapping"), takesLayers { screen.inherited["wrapping"] = defaults.wrapping?.place }
    return screen
  }

  /// `Onboarding/Seasonal` as its parts.
  private func group(_ text: String) -> [String] {
    text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
  }

  private func fixtures(_ node: YAMLNode) -> [Fixture] {
    node.entries.compactMap { entry -> Fixture? in
      guard entry.key.text.isKebabCase, entry.key.text != Fixture.examples,
        entry.value.kind == .mapping || entry.value.isNull
      else { return nil }
      let state = entry.value[Reference.state].map { values($0, of: settings.state) } ?? ContextObject()
      let filled = form.isEmpty ? nil : entry.value[Reference.form].map { values($0, of: form) }
      var fixture = Fixture(
        name: entry.key.text,
        values: values(entry.value, of: context),
        state: state,
        form: filled ?? ContextObject()
      )
      // The context's own key counts before it.
      if !context.contains(where: { $0.name == Fixture.keyboard }) {
        fixture.keyboard = Keys(entry.value).word(Fixture.keyboard)
      }
      return fixture
    }
  }

  /// Values by the fields that they are for.
  private func values(_ node: YAMLNode, of fields: [ContextField]) -> ContextObject {
    var values = ContextObject()
    for entry in node.entries {
      guard let field = fields.first(where: { $0.name == entry.key.text }) else { continue }
      if let value = entry.value.value(of: field.type) { values[field.name] = value }
    }
    return values
  }

  func statusBar(_ node: YAMLNode) -> StatusBarDefinition? {
    guard node.kind == .mapping else { return nil }
    let keys = Keys(node)
    var statusBar = StatusBarDefinition()
    if let style = keys.word("style", StatusBarStyle.self) { statusBar.style = style }
    if let hidden = keys.flag("hidden") { statusBar.hidden = hidden }
    return statusBar
  }

  /// How a screen is shown modally.
  func presentation(_ node: YAMLNode) -> PresentationDefinition? {
    guard node.kind == .mapping else { return nil }
    let keys = Keys(node)
    var presentation = PresentationDefinition()
    if let style = keys.word("style", PresentationStyle.self) { presentation.style = style }
    if let transition = keys.word("transition", TransitionStyle.self) { presentation.transition = transition }
    if let isInteractive = keys.flag("interactiveDismiss") { presentation.interactiveDismiss = isInteractive }
    presentation.detents = keys.list("detents", detent)
    presentation.selectedDetent = keys["selectedDetent"].flatMap(detent)
    presentation.largestUndimmedDetent = keys["largestUndimmedDetent"].flatMap(detent)
    if let hasGrabber = keys.flag("grabber") { presentation.grabber = hasGrabber }
    presentation.source = keys.string("source")
    return presentation
  }

  private func detent(_ node: YAMLNode) -> SheetDetent? {
    if let word = node.string { return SheetDetent(word: word) }
    return Keys(node).number("height").map { .height($0) }
  }

  private func blocking(_ node: YAMLNode) -> BlockingDefinition? {
    let keys = Keys(node)
    guard let priority = keys.integer("priority") else { return nil }
    var blocking = BlockingDefinition(priority: priority)
    if let conflict = keys.word("onConflict", BlockingDefinition.Conflict.self) { blocking.onConflict = conflict }
    return blocking
  }

  /// What a screen is in variants: experiments, their variants, and the parts that differ.
  private func variants(_ node: YAMLNode) -> [VariantDefinition] {
    node.entries.flatMap { entry -> [VariantDefinition] in
      let known = settings.experiments.first { $0.name == entry.key.text }?.variants ?? []
      return entry.value.entries.compactMap { variant in
        known.contains(variant.key.text) ? self.variant(variant, of: entry.key.text) : nil
      }
    }
  }

  private func variant(_ entry: YAMLEntry, of experiment: String) -> VariantDefinition? {
    guard entry.value.kind == .mapping else { return nil }
    let keys = Keys(entry.value)
    var variant = VariantDefinition(experiment: experiment, variant: entry.key.text, place: entry.key.place)
    variant.wrapping = keys["wrapping"].map(layers)
    variant.content = keys["content"].flatMap(content)
    if keys["supportingViews"] != nil { variant.supportingViews = keys.list("supportingViews", view) }
    if keys.contains("route") || keys.contains("routes") { variant.routes = routes(keys) }
    return variant
  }

  /// What a `_defaults.yaml` shares, on top of what those above it do.
  func defaults(_ node: YAMLNode) -> SharedDefaults {
    let keys = Keys(node)
    func shared<Value>(
      _ name: String,
      above: SharedDefaults.Shared<Value>?,
      _ build: (YAMLNode?) -> Value?
    ) -> SharedDefaults.Shared<Value>? {
      guard let key = keys.key(name), let value = build(keys[name]) else { return above }
      return SharedDefaults.Shared(value: value, place: key.place)
    }
    return SharedDefaults(
      group: shared("group", above: defaults.group) { $0?.string.map(group) },
      tags: shared("tags", above: defaults.tags) { _ in keys.strings("tags") },
      wrapping: shared("wrapping", above: defaults.wrapping) { $0.map(layers) ?? [] },
      devices: shared("devices", above: defaults.devices) { $0.map { _ in keys.strings("devices") } }
    )
  }
}
