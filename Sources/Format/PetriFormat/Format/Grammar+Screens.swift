package import PetriCatalog

extension Grammar {
  package static let screen = Form(
    "the screen",
    { ScreenDraft() },
    identity: .screen,
    checks: [.notBoth("route", "routes")]
  ) {
    Field(
      "screen",
      Rule.name(.screen).located,
      isRequired: true,
      "The name, unique in the catalogue.",
      example: "new-year-hours"
    ) { draft, name, _, reader in draft.name(name, &reader) }
    Field(
      "title",
      \.title,
      .localized,
      "What people read; the name without it. Bars and tabs follow its values; a controller written in Swift keeps a title of its own.",
      example: "New Year hours"
    )
    Field(
      "summary",
      \.screen.summary,
      .text,
      "What the screen is for.",
      example: "Tells when a shop closes on New Year's Eve."
    )
    Field("group", \.group, .group, "The path of its group.", example: "Onboarding/Seasonal")
    Field("tags", \.tags, .list(.name(.tag)), "Words to find it by.", example: "[seasonal]")
    // Read first, because all other values may depend on the context, wherever it is written.
    Field(
      "context",
      \.screen.context,
      .context(of: "the context"),
      "What it needs to be built; a key without a default is required.",
      turn: -3
    )
    Field(
      "form",
      \.screen.form,
      Rule(.shared(.fields)) { reader, node, _ in reader.readForm(node) },
      "What a person fills in while it is there; each key has a default or may be absent. Its content is views.",
      example: "{mail: {type: string, default: \"\"}}",
      turn: -2
    )
    Field(
      "fixtures",
      \.screen.fixtures,
      .named(.fixture, .oneOf([.shared(.fixture), .nothing])) { reader, name, value in reader.fixture(name, value) },
      "Contexts by name; keys left out take their example, else their default. `examples` is taken.",
      example: "{far-east: {city: Vladivostok}}",
      turn: -1
    )
    Field("wrapping", \.wrapping, .layers, "The layers around its content, outermost first.", example: "[navigation]")
    Field(
      "content",
      \.content,
      .content,
      isRequired: true,
      "The core: views, or a container of other screens."
    )
    Field("statusBar", \.screen.statusBar, .statusBar, "What the content answers about the status bar.")
    Field(
      "bar",
      \.screen.bar,
      .construct(.bar) { reader, node, subject in reader.form(node, bar, subject) },
      "What a navigation controller's bars show of it besides the title; its content is views.",
      example: "{trailing: [{title: Edit, tap: {open: edit-cart}}]}"
    )
    Field(
      "onAppear",
      \.screen.onAppear,
      .tap,
      "What is done when it has appeared for the first time; its content is views.",
      example: "{after: 2, set: {loaded: true}}"
    )
    Field("presentation", \.screen.presentation, .presentation, "How the screen is shown modally.")
    Field(
      "launchedIn",
      \.launchedIn,
      .word(),
      "What it is in when it is launched alone: a navigation controller, whose bars show its title and `bar`, or nothing. Without it, screens that are meant to be pushed are in a navigation controller.",
      example: "navigation"
    )
    Field(
      "supportingViews",
      \.supportingViews,
      .views,
      "Shown by the nearest template outwards that asks for them.",
      example: "[button: Got it]"
    )
    Field(
      "devices",
      \.devices,
      .list(.reference(.device)),
      "The devices of its snapshots, instead of the catalogue's."
    )
    Field(
      "matrix",
      \.screen.matrix,
      .construct(.matrix) { reader, node, subject in reader.form(node, matrix, subject) },
      "Which snapshots there are of the screen."
    )
    allowField(
      \.screen.allow,
      [.navigation, .layout],
      "What `petri check layout` finds in its views, or `petri check navigation` of it, and is meant."
    )
    // Links use keys of the context and may name routes that are defined below them.
    Field(
      "links",
      \.screen.links,
      .list(.construct(.link) { reader, node, _ in reader.link(node) }, orOne: true),
      "The links that lead to it.",
      example: "[shop://cart]",
      turn: 1
    )
    Field(
      "walks",
      \.screen.walks,
      .named(.walk, .shared(.walk)) { reader, name, value in reader.walk(name, value) },
      "What a person does from it on, by name.",
      example: "{buy: [{tap: Add to cart}, {expect: {text: 1 item}}]}"
    )
    Field("route", \.routes, .onlyRoute, "How it is reached.")
    Field("routes", \.routes, .routes, "Several ways to it, by name.")
    Field(
      "interceptors",
      \.screen.interceptors,
      .list(.reference(.interceptor), orOne: true),
      "What is asked before a route leads here.",
      example: "[signed-in]"
    )
    Field(
      "contextTasks",
      \.screen.contextTasks,
      .list(.construct(.contextTask) { reader, node, _ in reader.task(node, .contextTask, contextTask) }, orOne: true),
      "What is done when a route has built or found it, before it is shown.",
      example: "[setContext]"
    )
    Field(
      "postTasks",
      \.screen.postTasks,
      .list(.construct(.postTask) { reader, node, _ in reader.task(node, .postTask, postTask) }, orOne: true),
      "What is done when a route has led to it.",
      example: "[{track: cart-shown}]"
    )
    Field(
      "blocking",
      \.screen.blocking,
      .construct(.blocking) { reader, node, subject in reader.form(node, blocking, subject) },
      "While it is visible, only routes to screens of this priority or a higher one go past it.",
      example: "{priority: 10}"
    )
    Field(
      "canBeDismissed",
      \.screen.canBeDismissed,
      .condition,
      "When a route may dismiss it.",
      example: "not ${state.busy}"
    )
    // Variants are read after the default screen.
    Field(
      readWithOthers: "variants",
      .named(.experiment, .named(.variant, .shared(.variant))),
      "Other parts, by experiment and variant.",
      example: "{navigation: {hamburger: {wrapping: []}}}"
    )
  }

  /// A fixture: values of the screen's context, none of whose keys may be `state`.
  package static let fixture = FormShape(
    "the fixture",
    [
      FieldShape(
        Reference.state,
        .values(.stateKey),
        "Values of the app's state; keys left out have their defaults.",
        example: "{signedIn: true}"
      ),
      FieldShape(
        Reference.form,
        .values(.formKey),
        "What is filled in already; keys left out have their defaults.",
        example: "{mail: ann@example.com}"
      ),
      fixtureKeyboard,
    ],
    others: (.key, .example)
  )

  package static let statusBar = Form("'statusBar'", { StatusBarDefinition() }) {
    Field("style", \.style, .word("status bar style"), "The colour of what it shows.")
    Field("hidden", \.hidden, .flag, "Whether it is hidden.")
  }

  package static let blocking = Form("'blocking'", { BlockingDefinition(priority: 0) }) {
    Field(
      "priority",
      \.priority,
      .integer(0...1_000),
      isRequired: true,
      "Routes to screens of a lower priority don't go past it."
    )
    Field("onConflict", \.onConflict, .word(), "Whether those wait until it is gone, or are refused.")
  }

  package static let variant = Form(
    "the variant",
    { VariantDefinition(experiment: "", variant: "", place: Place(file: "", line: 0, column: 0)) },
    checks: [.notBoth("route", "routes")]
  ) {
    varied("wrapping", \.wrapping, .layers)
    varied("content", \.content, .content)
    varied("supportingViews", \.supportingViews, .views)
    varied("route", \.routes, .onlyRoute)
    varied("routes", \.routes, .routes)
  }

  private static func varied<Value>(
    _ key: String,
    _ path: FieldPath<VariantDefinition, Value?>,
    _ rule: Rule<Value>
  ) -> Field<VariantDefinition> {
    Field(key, path, rule, screen.shape[key]?.summary ?? "", example: screen.shape[key]?.example)
  }

  /// A task to perform when a route has built or found a screen.
  package static let contextTask = Form.choice("the task", { TaskDraft() }) { commonTasks }

  /// A task to perform when a route has led to a screen.
  package static let postTask = Form.choice("the task", { TaskDraft() }) {
    Field(
      "track",
      \.task,
      Rule.name(.event).map { .track($0) },
      "Reports an event to whoever counts them.",
      example: "cart-shown"
    )
    commonTasks
  }

  private static let commonTasks: [Field<TaskDraft>] = fields {
    Field("emit", \.task, Rule.name(.event).map { .emit($0) }, emitSummary, example: "got-it")
    Field("set", \.task, Rule.stateValues.map { .set($0) }, setSummary, example: "{signedIn: true}")
  }
}

/// A parsed screen or part, with values that the folder's defaults may supply.
package struct ScreenDraft: Sendable {
  var screen = ScreenDefinition(
    name: "",
    content: .views(ViewsContent(views: [])),
    place: Place(file: "", line: 0, column: 0)
  )
  var title: LocalizedText?
  var group: [String]?
  var tags: [String]?
  var devices: [String]?
  var launchedIn: LaunchHost?
  var wrapping: [Layer]?
  var content: Content?
  var supportingViews: [ViewDefinition]?
  var routes: [RouteDefinition]?

  mutating func name(_ name: Located<String>, _ reader: inout DefinitionReader) {
    screen.name = name.value
    screen.place = reader.place(name.node)
  }

  func screen(isPart: Bool, inheriting defaults: SharedDefaults, _ settings: CatalogSettings) -> ScreenDefinition? {
    guard let content = isPart ? content : content?.painted(settings.background) else { return nil }
    var screen = screen
    screen.isPart = isPart
    screen.content = content
    screen.title = title ?? LocalizedText(TextTemplate(literal: screen.name))
    screen.supportingViews = supportingViews ?? []
    screen.routes = routes ?? []
    screen.group = group ?? defaults.group?.value ?? []
    screen.tags = tags ?? defaults.tags?.value ?? []
    screen.devices = devices ?? defaults.devices?.value ?? []
    if group == nil { screen.inherited["group"] = defaults.group?.place }
    if tags == nil { screen.inherited["tags"] = defaults.tags?.place }
    if devices == nil { screen.inherited["devices"] = defaults.devices?.place }
    let canBeLaunchedInside = !isPart && !content.isOnlyPresented
    screen.launchedIn = launchedIn ?? (canBeLaunchedInside ? defaults.launchedIn?.value : nil)
    if launchedIn == nil, canBeLaunchedInside { screen.inherited["launchedIn"] = defaults.launchedIn?.place }
    if !isPart, case .views = content, let appearance = settings.bar {
      var bar = screen.bar ?? BarDefinition()
      (bar.background, bar.tint) = (bar.background ?? appearance.background, bar.tint ?? appearance.tint)
      screen.bar = bar
    }
    let takesLayers = !content.isOnlyPresented && !isPart
    screen.wrapping = wrapping ?? (takesLayers ? defaults.wrapping?.value ?? [] : [])
    if wrapping == nil, takesLayers { screen.inherited["wrapping"] = defaults.wrapping?.place }
    return screen
  }
}

extension Content {
  fileprivate func painted(_ background: Attribute<ColorValue>?) -> Content {
    guard case .views(var content) = self, content.background == nil else { return self }
    content.background = background
    return .views(content)
  }
}

package struct TaskDraft: Sendable {
  var task: RouteTask?
}

extension Rule<[ContextField]> {
  static func context(of what: String) -> Rule {
    .construct(.fields) { reader, node, _ in reader.readContext(node, of: what) }
  }
}

extension Rule<[String]> {
  static let group = Rule(.text) { reader, node, subject in reader.group(node, subject) }
}

extension Rule<StatusBarDefinition> {
  static let statusBar = Rule.construct(.statusBar) { reader, node, subject in
    reader.form(node, Grammar.statusBar, subject)
  }
}

extension Grammar {
  /// A part: views with parameters that screens use as a single view.
  package static let part = Form("the part", { ScreenDraft() }) {
    Field(
      "part",
      Rule.name(.part).located,
      isRequired: true,
      "The name, unique among parts and screens.",
      example: "price-tag"
    ) { draft, name, _, reader in draft.name(name, &reader) }
    Field(
      "parameters",
      \.screen.context,
      .context(of: "the parameters"),
      "What its views may show; a key without a default is required.",
      turn: -3
    )
    screen.fields("title", "summary", "group", "tags", "fixtures", "content", "devices", "matrix", "allow", "walks")
  }
}
