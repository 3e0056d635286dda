import PetriCatalog
import PetriFormat
import PetriYAML

extension DefinitionBuilder {
  /// The settings of `Catalog.yaml`, whose state is the context here.
  func settings(_ node: YAMLNode) -> CatalogSettings {
    let keys = Keys(node)
    var settings = CatalogSettings(name: keys.string("catalog") ?? "")
    if keys["screens"] != nil { settings.screens = keys.strings("screens") }
    settings.strings = keys.strings("strings")
    settings.colors = colors(keys["colors"])
    settings.assets = keys.strings("assets")
    settings.fonts = keys.strings("fonts")
    settings.fontFaces = self.settings.fontFaces
    settings.start = keys.string("start")
    func take<Element>(_ list: [Element], _ path: WritableKeyPath<CatalogSettings, [Element]>) {
      if !list.isEmpty { settings[keyPath: path] = list }
    }
    take(keys.strings("devices"), \.devices)
    take(keys.words("appearances"), \.appearances)
    take(keys.words("contentSizes"), \.contentSizes)
    take(keys.strings("locales"), \.locales)
    if case .date(let today)? = keys["today"]?.value(of: .date) { settings.today = today }
    if let matrix = keys["matrix"] { settings.matrix = self.matrix(matrix) }
    settings.state = context
    settings.interceptors = keys["interceptors"]?.entries.compactMap(interceptor) ?? []
    settings.experiments =
      keys["experiments"]?.entries.map { entry in
        Experiment(name: entry.key.text, variants: entry.value.elements.compactMap(\.string), place: entry.key.place)
      } ?? []
    settings.hosts = hosts(keys["hosts"])
    settings.redirects = keys.list("redirects") { redirect($0, hosts: settings.hosts) }
    if let unhandled = keys.word("unhandledLinks", UnhandledLinks.self) { settings.unhandledLinks = unhandled }
    if let limits = keys["limits"].map({ Keys($0) }) {
      for measure in CompositionMeasure.allCases {
        // A limit that isn't right would be none.
        guard let limit = limits.integer(measure.rawValue),
          Grammar.limits.range(of: measure.rawValue).contains(Double(limit))
        else { continue }
        settings.limits[measure] = limit
      }
    }
    if let severities = keys["severity"] {
      for entry in severities.entries {
        settings.severities[entry.key.text] = entry.value.string.flatMap { WarningSeverity(rawValue: $0) }
      }
    }
    return settings
  }

  private func interceptor(_ entry: YAMLEntry) -> InterceptorDefinition? {
    guard entry.key.text.isKebabCase, entry.value.kind == .mapping else { return nil }
    let keys = Keys(entry.value)
    var interceptor = InterceptorDefinition(name: entry.key.text, place: entry.key.place)
    interceptor.context = interceptorContexts[interceptor.name] ?? []
    interceptor.require = keys.condition("require")
    interceptor.show = keys.string("show")
    if let values = keys["with"] { interceptor.with = values.literal }
    interceptor.refuse = localized("refuse", keys)
    if let always = keys.flag("always") { interceptor.always = always }
    interceptor.timeout = keys.number("timeout")
    interceptor.transition = keys.word("transition", TransitionPolicy.self)
    return interceptor
  }

  /// `matrix` of a screen or of the catalogue.
  func matrix(_ node: YAMLNode) -> MatrixDefinition {
    let keys = Keys(node)
    var matrix = MatrixDefinition()
    matrix.kinds = keys.words("as")
    matrix.include = keys.list("include", rule)
    matrix.exclude = keys.list("exclude", rule)
    matrix.skip = keys.string("skip")
    return matrix
  }

  private func rule(_ node: YAMLNode) -> MatrixRule? {
    guard node.kind == .mapping else { return nil }
    let keys = Keys(node)
    var rule = MatrixRule()
    rule.devices = keys.strings("device")
    rule.appearances = keys.words("appearance")
    rule.contentSizes = keys.words("contentSize")
    rule.locales = keys.strings("locale")
    rule.fixtures = keys.strings("fixture")
    rule.kinds = keys.words("as")
    return rule
  }
}
