import PetriCatalog
import PetriDiagnostics
import PetriGrammar
import PetriYAML

extension DefinitionDecoder {
  /// Decodes `Catalog.yaml`, and gives the node of `screens` for complaints about paths, and that of `start`.
  func settings(_ node: YAMLNode) -> (settings: CatalogSettings, screens: YAMLNode?, start: YAMLNode?)? {
    guard let keys = Keys(node, Grammar.catalog, complaints) else { return nil }
    var settings = CatalogSettings(name: text(keys.required("catalog"), "'catalog'") ?? "")
    if let format = keys["format"], let version = integer(format, "'format'", in: 0...1_000_000),
      version != CatalogSettings.currentFormat
    {
      complaints.report(DefinitionProblem.unsupportedFormat(version), at: format)
    }
    if let node = keys["screens"] { settings.screens = list(node, "'screens'", single: true) { text($0, "the path") } }
    settings.start = text("start", keys)
    if let node = keys["devices"] { settings.devices = nonEmpty(devices(node), settings.devices, node) }
    if let node = keys["appearances"] {
      settings.appearances = nonEmpty(
        list(node, "'appearances'") { word($0, "appearance") },
        settings.appearances,
        node
      )
    }
    if let node = keys["contentSizes"] {
      settings.contentSizes = nonEmpty(
        list(node, "'contentSizes'") { word($0, "content size") },
        settings.contentSizes,
        node
      )
    }
    if let node = keys["locales"] {
      settings.locales = nonEmpty(list(node, "'locales'") { locale($0) }, settings.locales, node)
    }
    if let node = keys["matrix"] { settings.matrix = matrix(node, fixtures: nil) }
    settings.state = fields(keys["state"], of: "the state")
    for field in settings.state where field.isRequired {
      if let key = keys["state"]?.entries.first(where: { $0.key.hasText(field.name) })?.key {
        complaints.report(ValueProblem.missingDefault(field), at: key)
      }
    }
    var decoder = self
    decoder.state = settings.state
    if let node = keys["interceptors"] { settings.interceptors = decoder.interceptors(node) }
    if let node = keys["experiments"] { settings.experiments = experiments(node) }
    if let unhandled: UnhandledLinks = word(keys["unhandledLinks"], "value of 'unhandledLinks'") {
      settings.unhandledLinks = unhandled
    }
    if let node = keys["limits"] { settings.limits = limits(node) }
    if let node = keys["severity"] { settings.severities = severities(node) }
    return (settings, keys["screens"], keys["start"])
  }

  /// How large a composed screen may be.
  private func limits(_ node: YAMLNode) -> CompositionLimits {
    var limits = CompositionLimits()
    guard let keys = Keys(node, Grammar.limits, complaints) else { return limits }
    for measure in CompositionMeasure.allCases {
      if let limit = integer(measure.rawValue, keys) { limits[measure] = limit }
    }
    return limits
  }

  /// What becomes of warnings, by their codes.
  private func severities(_ node: YAMLNode) -> [String: WarningSeverity] {
    guard node.kind == .mapping else {
      complaints.report(
        ShapeProblem.notMapping(
          "'severity'",
          of: "warning codes",
          FoundValue(node),
          example: "{unused-container: off}"
        ),
        at: node
      )
      return [:]
    }
    var severities: [String: WarningSeverity] = [:]
    for entry in node.entries {
      let code = entry.key.text
      if DiagnosticCode.warnings.contains(where: { $0.rawValue == code }) {
        severities[code] = word(entry.value, "severity")
      } else if DiagnosticCode.all.contains(where: { $0.rawValue == code }) {
        complaints.report(DefinitionProblem.alwaysError(code), at: entry.key)
      } else {
        complaints.unknown(.word("warning"), entry.key, among: DiagnosticCode.warnings.map(\.rawValue))
      }
    }
    return severities
  }

  /// A locale such as `en` or `pt-BR`.
  func locale(_ node: YAMLNode) -> String? {
    guard let locale = text(node, "the locale") else { return nil }
    guard locale.isLocale else {
      complaints.report(ShapeProblem.badLocale(node.shortText), at: node)
      return nil
    }
    return locale
  }

  private func nonEmpty<Element>(_ list: [Element], _ fallback: [Element], _ node: YAMLNode) -> [Element] {
    guard list.isEmpty else { return list }
    if node.kind == .sequence, node.count == 0 {
      complaints.report(ShapeProblem.emptyList, at: node)
    }
    return fallback
  }

  /// Decodes a `_defaults.yaml` on top of those above it.
  func defaults(_ node: YAMLNode, inherited: SharedDefaults) -> SharedDefaults {
    guard let keys = Keys(node, Grammar.defaults, complaints) else { return inherited }
    /// - Parameter decode: gives the value, or `nil` where there is none so that what is above stays.
    func shared<Value>(
      _ name: String,
      above: SharedDefaults.Shared<Value>?,
      decode: (YAMLNode?) -> Value?
    ) -> SharedDefaults.Shared<Value>? {
      guard let key = keys.key(name), let value = decode(keys[name]) else { return above }
      return SharedDefaults.Shared(value: value, place: place(key))
    }
    return SharedDefaults(
      group: shared("group", above: inherited.group) { $0.map { group($0) } },
      tags: shared("tags", above: inherited.tags) { $0.map { tags($0) } ?? [] },
      wrapping: shared("wrapping", above: inherited.wrapping) { node in
        node.map { layers($0, inherited: inherited.wrapping?.value ?? [], scope: TypeScope(state: state)) } ?? []
      },
      devices: shared("devices", above: inherited.devices) { $0.map { devices($0) } }
    )
  }
}
