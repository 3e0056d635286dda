import PetriCatalog
import PetriDiagnostics
import PetriLinks
import PetriYAML

/// Links: those that lead to a screen, and what all of a catalogue share.
extension Checker {
  /// One of the links that lead to the screen.
  mutating func link(_ node: Int) -> Bool {
    guard tree.kind(node) == .mapping else { return link(url: node, in: nil) }
    guard mapping(node, rules.grammar.link) || sink != nil, let url = tree.given(.url, in: node),
      link(url: url, in: node)
    else { return false }
    guard let route = tree.given(.route, in: node) else { return true }
    guard tree.kind(route) == .scalar else {
      // Outlines have no place for routes that only a link has.
      return sink != nil ? self.route(route) : giveUp()
    }
    let (routes, name) = (routes, tree.string(route))
    guard routes.contains(name) else { return fail(route, unknown: .route(of: nil), among: routes) }
    references.links[references.links.count - 1].link.routeName = name
    return true
  }

  /// - Parameter mapping: what the link comes with; `nil` where it is a pattern alone.
  private mutating func link(url node: Int, in mapping: Int?) -> Bool {
    guard let pattern = pattern(node, plusIsSpace: mapping.map(plusIsSpace) ?? false) else { return false }
    var link = LinkDefinition(pattern: pattern, place: place(node))
    var given: Set<String> = []
    if let mapping, let values = tree.given(.with, in: mapping) {
      guard constants(values, besides: pattern.parameters) else { return false }
      link.values = tree.literal(values)
      given = Set(tree.entries(values).map { tree.string($0.key) })
    }
    if let mapping, let keys = tree.given(.lenient, in: mapping) {
      link.lenient = (tree.kind(keys) == .sequence ? Array(tree.elements(keys)) : [keys]).map(tree.string)
      guard lenient(keys, pattern) else { return false }
    }
    let areKnown = parameters(of: pattern, at: node)
    let missing = context.filter {
      $0.isRequired && !pattern.parameters.contains($0.name) && !given.contains($0.name)
        && !references.untyped.contains($0.name)
    }
    // What is missing may be what a parameter has another name for.
    if areKnown, !missing.isEmpty { fail(node) { _ in DefinitionProblem.incompleteLink(missing) } }
    references.links.append((link, tree.offsets(node)))
    return goesOn
  }

  private func plusIsSpace(_ mapping: Int) -> Bool {
    tree.given(.plus, in: mapping).map { tree.text($0).equals("space") } ?? false
  }

  private mutating func pattern(_ node: Int, plusIsSpace: Bool) -> LinkPattern? {
    guard text(node, .name("the link")) else { return nil }
    let text = tree.string(node)
    do throws(LinkPatternProblem) {
      let pattern = try LinkPattern(text, hosts: hosts, for: context, plusIsSpace: plusIsSpace)
      return isMisspelt(text, node) ? nil : pattern
    } catch {
      fail(node) { DefinitionProblem.badLink($0.shortText, error) }
      return nil
    }
  }

  /// Whether a pattern begins with what is nearly a name of hosts: `wbe:/orders`.
  private mutating func isMisspelt(_ text: String, _ node: Int) -> Bool {
    let name = String(text.prefix { $0 != ":" })
    let (names, rest) = (hosts.map(\.name), text.dropFirst(name.count))
    guard !names.isEmpty, !names.contains(name), [":/", ":?"].contains(rest.prefix(2)), !rest.hasPrefix("://") else {
      return false
    }
    // Outlines have no place for what may be a scheme and may be a mistake.
    guard let sink else { return !giveUp() }
    guard !sink.diagnostics.nearest(to: name, among: names).isEmpty else { return false }
    fail(node, unknown: .hosts(name), name: name, among: names)
    return true
  }

  /// What a pattern has in braces must be keys of the context that can be in a link.
  ///
  /// - Returns: whether all of them are keys.
  private mutating func parameters(of pattern: LinkPattern, at node: Int) -> Bool {
    var areKnown = true
    for name in pattern.parameters where !references.untyped.contains(name) {
      guard let field = context.first(where: { $0.name == name }) else {
        // What is only a parameter of the hosts is for those who want it.
        guard pattern.ownParameters.contains(name) else { continue }
        let known = context.map(\.name)
        fail(node, unknown: .linkParameter(name), name: name, among: known)
        areKnown = false
        continue
      }
      if !field.type.isLinkable {
        fail(node) { _ in DefinitionProblem.notLinkable(field) }
      } else if let constraint = pattern.constraint(of: name), !field.type.takes(constraint) {
        fail(node) { _ in DefinitionProblem.unfitParameter(field, constraint) }
      } else if field.isRequired, pattern.optionalParameters.contains(name) {
        fail(node) { _ in DefinitionProblem.optionalParameter(field) }
      }
    }
    return areKnown
  }

  /// Values of the context that a link comes with.
  private mutating func constants(_ node: Int, besides parameters: [String]) -> Bool {
    guard tree.kind(node) == .mapping else {
      return fail(node) { ShapeProblem.notMapping("'with'", of: "keys to values", FoundValue($0)) }
    }
    for (key, _) in tree.entries(node) where parameters.contains(tree.string(key)) {
      return fail(key) { DefinitionProblem.constantParameter($0.text) }
    }
    let given = given(node)
    if given.hasReferences { return fail(node) { _ in DefinitionProblem.notConstant } }
    let problems = given.problems(in: context, untyped: references.untyped, of: "the context")
    if !problems.isEmpty { fail(node) { diagnostics, node in diagnostics.report(problems, in: node) } }
    return problems.isEmpty
  }

  /// Keys whose values may be wrong must be in the link, and have something to be then.
  private mutating func lenient(_ node: Int, _ pattern: LinkPattern) -> Bool {
    for key in tree.kind(node) == .sequence ? Array(tree.elements(node)) : [node] {
      let name = tree.string(key)
      guard pattern.parameters.contains(name) else {
        return fail(key, unknown: .linkParameter(name), name: name, among: pattern.parameters)
      }
      // Of several items of a query with values that match, a lenient key takes the first.
      if let constraint = pattern.constraint(of: name), !pattern.isInQuery(name) {
        fail(key) { _ in LintProblem.uselessLenient(name, constraint) }
      }
      guard let field = context.first(where: { $0.name == name }), field.isRequired else { continue }
      return fail(key) { _ in DefinitionProblem.strictParameter(field) }
    }
    return true
  }

  // MARK: What all links share

  /// The hosts and schemes of `Catalog.yaml`.
  mutating func hosts(_ node: Int) {
    let check = Check(Grammar.hostEntries)
    _ = named(node, .hosts, .name("'hosts'")) { checker, name, value in
      guard checker.check(value, check, .key(name)) else { return false }
      let nodes = checker.tree.kind(value) == .sequence ? Array(checker.tree.elements(value)) : [value]
      do throws(LinkHosts.Problem) {
        let entries = nodes.map(checker.tree.string)
        checker.hosts.append(try LinkHosts(checker.tree.string(name), entries, others: checker.hosts, types: .context))
        return true
      } catch {
        return checker.fail(nodes[error.place]) { DefinitionProblem.badHost($0.shortText, error.problem) }
      }
    }
  }

  /// The redirects of `Catalog.yaml`.
  mutating func redirects(_ node: Int, _ key: Int) {
    _ = check(node, Check(Grammar.redirects.rule), .key(key))
  }

  /// A redirect: a pattern, and a link made of its parameters.
  mutating func redirect(_ node: Int) -> Bool {
    guard mapping(node, rules.grammar.redirect), let url = tree.given(.url, in: node),
      let target = tree.given(.to, in: node), text(target, .name("'to'")),
      let pattern = pattern(url, plusIsSpace: plusIsSpace(node))
    else { return false }
    references.links.append((LinkDefinition(pattern: pattern, place: place(url)), tree.offsets(url)))
    let outer = scope
    defer { scope = outer }
    scope = TypeScope(context: pattern.parameters.map { ContextField(name: $0, type: .string) })
    guard template(target, .name("'to'")) else { return false }
    let names = (try? TextTemplate(tree.string(target)))?.references.compactMap(\.path.root) ?? []
    let certain = pattern.certainParameters
    guard let name = names.first(where: { !certain.contains($0) }) else { return true }
    return fail(url) { _ in DefinitionProblem.uncertainParameter(name) }
  }
}
