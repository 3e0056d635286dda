import PetriCatalog
import PetriDiagnostics
import PetriGrammar
import PetriYAML

extension DefinitionDecoder {
  /// The interceptors of `Catalog.yaml`.
  func interceptors(_ node: YAMLNode) -> [InterceptorDefinition] {
    guard node.kind == .mapping else {
      complaints.report(ShapeProblem.notMapping("'interceptors'", of: "names", FoundValue(node)), at: node)
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
    interceptor.require = condition("require", keys, scope: scope)
    if let show = keys["show"], let screen = text(show, "'show'") {
      checks.screens.append(.init(name: show, fixture: nil, with: nil, scope: scope))
      interceptor.show = screen
    }
    interceptor.refuse = localized("refuse", keys, scope: scope)
    if let always = bool("always", keys) { interceptor.always = always }
    interceptor.timeout = number("timeout", keys)
    if let node = keys["transition"] {
      if node.hasText("wait") {
        interceptor.waitsForTransition = true
      } else {
        complaints.unknown(.word("transition"), node, among: Grammar.interceptor["transition"]?.rule.words ?? [])
      }
    }
    if !keys.contains("require"), !keys.contains("transition"), !keys.hasUnknown {
      complaints.report(DefinitionProblem.noRequirement, at: key)
    }
    if interceptor.require == nil, !keys.contains("require"), let extra = keys.key("show") ?? keys.key("refuse") {
      complaints.report(DefinitionProblem.missingRequirement(extra.text), at: extra)
    }
    return interceptor
  }

  /// The experiments of `Catalog.yaml`: each a list of its variants, the usual one first.
  func experiments(_ node: YAMLNode) -> [Experiment] {
    guard node.kind == .mapping else {
      complaints.report(ShapeProblem.notMapping("'experiments'", of: "names to variants", FoundValue(node)), at: node)
      return []
    }
    return node.entries.compactMap { entry in
      guard let name = name(entry.key, "experiment") else { return nil }
      let variants = list(entry.value, "the variants of '\(name)'") { self.name($0, "variant") }
      if entry.value.kind == .sequence, entry.value.count < 2 {
        complaints.report(DefinitionProblem.fewVariants, at: entry.value)
      }
      for (index, variant) in variants.enumerated() where variants.prefix(index).contains(variant) {
        complaints.report(DefinitionProblem.duplicateVariant(variant), at: entry.value)
      }
      return Experiment(name: name, variants: variants, place: place(entry.key))
    }
  }

  /// The names of interceptors, which `Catalog.yaml` has.
  func interceptorNames(_ node: YAMLNode) -> [String] {
    list(node, "'interceptors'", single: true) { element in
      guard let name = name(element, "interceptor") else { return nil }
      guard interceptors.contains(where: { $0.name == name }) else {
        complaints.unknown(.interceptor, element, among: interceptors.map(\.name))
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
        complaints.unknown(.word("task"), element, name: element.kind == .scalar ? element.text : "", among: known)
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
        complaints.unknown(.taskKey, entry.key, among: known)
        return nil
      }
    }
  }

  /// How a screen blocks.
  func blocking(_ node: YAMLNode) -> BlockingDefinition? {
    guard let keys = Keys(node, Grammar.blocking, complaints), keys.required("priority") != nil,
      let priority = integer("priority", keys)
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
      complaints.report(ShapeProblem.notMapping("'variants'", of: "experiments", FoundValue(node)), at: node)
      return []
    }
    return node.entries.flatMap { entry -> [VariantDefinition] in
      let name = entry.key.text
      guard let experiment = experiments.first(where: { $0.name == name }) else {
        complaints.unknown(.experiment, entry.key, among: experiments.map(\.name))
        return []
      }
      guard entry.value.kind == .mapping else {
        complaints.report(
          ShapeProblem.notMapping("the variants of '\(name)'", FoundValue(entry.value)),
          at: entry.value
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
      complaints.unknown(.variant(of: experiment.name), entry.key, among: experiment.variants)
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
