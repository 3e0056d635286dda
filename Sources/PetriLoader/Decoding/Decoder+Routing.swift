import PetriCatalog
import PetriDiagnostics
import PetriGrammar
import PetriYAML

extension DefinitionDecoder {
  /// The interceptors of `Catalog.yaml`.
  func interceptors(_ node: YAMLNode) -> [InterceptorDefinition] {
    guard node.kind == .mapping else {
      complaints.error(
        .wrongType,
        "'interceptors' must be a mapping of names; found \(node.kindName)",
        at: node.usedRange
      )
      return []
    }
    return node.entries.compactMap { entry in
      guard let name = name(entry.key, "interceptor") else { return nil }
      return interceptor(name, entry.value, at: entry.key)
    }
  }

  private func interceptor(_ name: String, _ node: YAMLNode, at key: YAMLNode) -> InterceptorDefinition? {
    guard let keys = Keys(node, Grammar.interceptor, complaints) else { return nil }
    let scope = TypeScope(state: state)
    var interceptor = InterceptorDefinition(name: name, place: place(key))
    interceptor.require = condition(keys["require"], "'require'", scope: scope)
    if let show = keys["show"], let screen = text(show, "'show'") {
      checks.screens.append(.init(name: show, fixture: nil, with: nil, scope: scope))
      interceptor.show = screen
    }
    interceptor.refuse = localized(keys["refuse"], "'refuse'", scope: scope)
    if let always = bool(keys["always"], "'always'") { interceptor.always = always }
    interceptor.timeout = number("timeout", keys, "'timeout'")
    if let node = keys["transition"] {
      if node.hasText("wait") {
        interceptor.waitsForTransition = true
      } else {
        complaints.unknown(
          .badValue,
          "unknown transition '\(node.shortText)'",
          node: node,
          name: node.text,
          known: ["wait"]
        )
      }
    }
    if !keys.contains("require"), !keys.contains("transition"), !keys.hasUnknown {
      complaints.error(
        .requiredKey,
        "the interceptor is missing 'require', the condition on which navigation continues",
        at: key.usedRange,
        label: "add 'require:' or 'transition: wait'"
      )
    }
    if interceptor.require == nil, !keys.contains("require"), let extra = keys.key("show") ?? keys.key("refuse") {
      complaints.error(.badValue, "'\(extra.text)' can only be used with 'require'", at: extra.usedRange)
    }
    return interceptor
  }

  /// The experiments of `Catalog.yaml`: each a list of its variants, the usual one first.
  func experiments(_ node: YAMLNode) -> [Experiment] {
    guard node.kind == .mapping else {
      complaints.error(
        .wrongType,
        "'experiments' must be a mapping of names to variants; found \(node.kindName)",
        at: node.usedRange
      )
      return []
    }
    return node.entries.compactMap { entry in
      guard let name = name(entry.key, "experiment") else { return nil }
      let variants = list(entry.value, "the variants of '\(name)'") { self.name($0, "variant") }
      if entry.value.kind == .sequence, entry.value.count < 2 {
        complaints.error(
          .badValue,
          "an experiment must have at least two variants",
          at: entry.value.usedRange,
          label: "the first is the one that people see without the experiment"
        )
      }
      for (index, variant) in variants.enumerated() where variants.prefix(index).contains(variant) {
        complaints.error(.duplicateName, "duplicate variant '\(variant)'", at: entry.value.usedRange)
      }
      return Experiment(name: name, variants: variants, place: place(entry.key))
    }
  }

  /// The names of interceptors, which `Catalog.yaml` has.
  func interceptorNames(_ node: YAMLNode) -> [String] {
    list(node, "'interceptors'", single: true) { element in
      guard let name = name(element, "interceptor") else { return nil }
      guard interceptors.contains(where: { $0.name == name }) else {
        complaints.unknown(
          .unknownInterceptor,
          "unknown interceptor '\(element.shortText)'",
          node: element,
          name: name,
          known: interceptors.map(\.name)
        )
        return nil
      }
      return name
    }
  }

  /// The tasks of a screen.
  func tasks(_ node: YAMLNode, _ what: String, fields: [ContextField], isPost: Bool) -> [RouteTask] {
    let scope = TypeScope(context: fields, state: state)
    let rule = Rule.shared(isPost ? .postTask : .contextTask)
    let known = rule.words + (rule.fields?.keys ?? [])
    return list(node, what, single: true, mapping: true) { element in
      if element.kind == .scalar, !isPost, element.text == "setContext" { return .setContext }
      guard element.kind == .mapping, element.count == 1, let entry = element.entries.first(where: { _ in true }) else {
        complaints.unknown(
          .badValue,
          "unknown task '\(element.shortText)'",
          node: element,
          name: element.kind == .scalar ? element.text : "",
          known: known
        )
        return nil
      }
      if entry.value.isNull, rule.fields?[entry.key.text] != nil {
        complaints.missingValue(of: entry)
        return nil
      }
      switch entry.key.text {
      case "emit": return text(entry.value, "'emit'").map { .emit($0) }
      case "track" where isPost: return text(entry.value, "'track'").map { .track($0) }
      case "set":
        checkValues(entry.value, against: state, of: "the state", scope: scope)
        return .set(entry.value.literal)
      default:
        complaints.unknown(
          .unknownKey,
          "unknown task '\(entry.key.shortText)'",
          node: entry.key,
          name: entry.key.text,
          known: known
        )
        return nil
      }
    }
  }

  /// How a screen blocks.
  func blocking(_ node: YAMLNode) -> BlockingDefinition? {
    guard let keys = Keys(node, Grammar.blocking, complaints), keys.required("priority") != nil,
      let priority = integer("priority", keys, "'priority'")
    else { return nil }
    var blocking = BlockingDefinition(priority: priority)
    if let conflict: BlockingDefinition.Conflict = word(keys["onConflict"], "value of 'onConflict'") {
      blocking.onConflict = conflict
    }
    return blocking
  }

  /// What a screen is in variants: experiments, their variants, and the parts that differ.
  func variants(_ node: YAMLNode, fields: [ContextField], inherited: [Layer]) -> [VariantDefinition] {
    guard node.kind == .mapping else {
      complaints.error(
        .wrongType,
        "'variants' must be a mapping of experiments; found \(node.kindName)",
        at: node.usedRange
      )
      return []
    }
    return node.entries.flatMap { entry -> [VariantDefinition] in
      let name = entry.key.text
      guard let experiment = experiments.first(where: { $0.name == name }) else {
        complaints.unknown(
          .unknownExperiment,
          "unknown experiment '\(entry.key.shortText)'",
          node: entry.key,
          name: name,
          known: experiments.map(\.name)
        )
        return []
      }
      guard entry.value.kind == .mapping else {
        complaints.error(
          .wrongType,
          "the variants of '\(name)' must be a mapping; found \(entry.value.kindName)",
          at: entry.value.usedRange
        )
        return []
      }
      return entry.value.entries.compactMap { variant($0, of: experiment, fields: fields, inherited: inherited) }
    }
  }

  private func variant(
    _ entry: YAMLEntry,
    of experiment: Experiment,
    fields: [ContextField],
    inherited: [Layer]
  ) -> VariantDefinition? {
    let name = entry.key.text
    guard experiment.variants.contains(name) else {
      complaints.unknown(
        .unknownExperiment,
        "the experiment '\(experiment.name)' has no variant '\(entry.key.shortText)'",
        node: entry.key,
        name: name,
        known: experiment.variants
      )
      return nil
    }
    guard let keys = Keys(entry.value, Grammar.variant, complaints) else { return nil }
    var variant = VariantDefinition(experiment: experiment.name, variant: name, place: place(entry.key))
    let scope = TypeScope(context: fields, state: state)
    let site = ViewSite(scope: scope, ids: IDs())
    if let node = keys["wrapping"] {
      variant.wrapping = layers(node, inherited: inherited, scope: scope)
    }
    variant.content = keys["content"].flatMap { content($0, at: site) }
    if let node = keys["supportingViews"] { variant.supportingViews = views(node, "'supportingViews'", at: site) }
    if keys.contains("route") || keys.contains("routes") { variant.routes = routes(keys, fields: fields) }
    return variant
  }
}
