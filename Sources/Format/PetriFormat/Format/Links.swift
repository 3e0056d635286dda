import PetriCatalog
import PetriDiagnostics
import PetriLinks
import PetriYAML

extension Grammar {
  package static let link = Form("the link", { LinkDraft() }) {
    Field(
      "url",
      \.url,
      .url,
      isRequired: true,
      "A pattern with keys of the context in braces.",
      example: "shop://orders/{number}"
    )
    Field(
      "route",
      \.route,
      .node(.oneOf([.reference(.route), .shared(.route)])),
      "One of the screen's routes, or a route of its own.",
      example: "default"
    )
    Field(
      "with",
      \.with,
      Rule.contextValues.located,
      "Values of keys that the pattern doesn't have, with its parameters and `${link}`, the link itself, in them.",
      example: "{tab: insights, url: \"/${first}/${rest}\"}"
    )
    Field(
      "when",
      \.condition,
      .node(.condition),
      "The condition under which it leads to the screen, with its parameters, `${link}` and the app's state; else the next link that matches counts.",
      example: "${number} > 0"
    )
    Field(
      "lenient",
      \.lenient,
      Rule<[String]>.list(.reference(.key), orOne: true).located,
      "Keys that get their default where a link has a value for them that can't be theirs.",
      example: "page"
    )
    plus(\.plusIsSpace)
    anyCase(\.ignoresCase)
  }

  /// Links that lead to the destination of another link.
  package static let redirect = Form("the redirect", { RedirectDraft() }) {
    Field(
      "url",
      \.url,
      .url,
      isRequired: true,
      "A pattern, whose parameters `to` can have.",
      example: "https://shop.example/out?url={url!}"
    )
    Field(
      "to",
      \.target,
      .node(.template),
      isRequired: true,
      "The link that it leads to, which is relative to the first of `hosts` where it begins with a slash, and may begin with a name of them; `none` for links that lead nowhere.",
      example: "${url}"
    )
    plus(\.plusIsSpace)
    anyCase(\.ignoresCase)
  }

  static let hostEntries = Rule<[String]>.list(.text, atLeast: 1, orOne: true)

  private static func anyCase<Owner>(_ path: FieldPath<Owner, Bool>) -> Field<Owner> {
    Field("case", Rule.oneOfWords(["any"]), "`any` where the capitals of `A` to `Z` don't matter behind the host.") {
      owner,
      _,
      _,
      _ in owner[keyPath: path] = true
    }
  }

  private static func plus<Owner>(_ path: FieldPath<Owner, Bool>) -> Field<Owner> {
    Field("plus", Rule.oneOfWords(["space"]), "`space` where `+` in a parameter means a space.") { owner, _, _, _ in
      owner[keyPath: path] = true
    }
  }
}

package struct LinkDraft: Sendable {
  var url: Located<String>?
  var route: Int?
  var with: Located<ContextLiteral>?
  var condition: Int?
  var lenient: Located<[String]>?
  var plusIsSpace = false
  var ignoresCase = false
}

package struct RedirectDraft: Sendable {
  var url: Located<String>?
  var target: Int?
  var plusIsSpace = false
  var ignoresCase = false
}

extension Rule<Located<String>> {
  fileprivate static let url = Rule(.text) { reader, node, _ in Located(value: reader.tree.string(node), node: node) }
}

extension DefinitionReader {
  mutating func link(_ node: Int) -> LinkDefinition? {
    guard tree.kind(node) == .mapping else { return link(LinkDraft(url: Located(value: "", node: node))) }
    guard let draft = form(node, Grammar.link), var link = link(draft) else { return nil }
    guard let route = draft.route else { return link }
    if tree.kind(route) == .scalar {
      let (routes, name) = (routes, tree.string(route))
      if !routes.contains(name) { fail(route, unknown: .route(of: nil), among: routes) }
      link.routeName = name
    } else {
      link.route = self.route(route, at: route, named: "link", chain: RouteDefinition.defaultName)
    }
    references.links[references.links.count - 1].link = link
    return link
  }

  private mutating func link(_ draft: LinkDraft) -> LinkDefinition? {
    guard let node = draft.url?.node,
      let pattern = pattern(draft, node)
    else { return nil }
    var link = LinkDefinition(pattern: pattern, place: place(node))
    var given: Set<String> = []
    var used: Set<String> = []
    if let values = draft.with {
      guard let references = self.values(values.node, besides: pattern) else { return nil }
      link.values = values.value
      given = Set(tree.entries(values.node).map { tree.string($0.key) })
      used = references
    }
    if let condition = draft.condition {
      guard let read = self.condition(condition, besides: pattern) else { return nil }
      link.condition = read
      used.formUnion(read.references.compactMap(\.path.root))
    }
    if let keys = draft.lenient {
      link.lenient = keys.value
      guard lenient(keys.node, pattern) else { return nil }
    }
    let areKnown = parameters(of: pattern, at: node, used: used)
    let missing = context.filter {
      $0.isRequired && !pattern.parameters.contains($0.name) && !given.contains($0.name)
        && !references.untyped.contains($0.name)
    }
    // A key may seem missing because a parameter has another name for it.
    if areKnown, !missing.isEmpty { fail(node) { _ in DefinitionProblem.incompleteLink(missing) } }
    references.links.append((link, tree.offsets(node)))
    return link
  }

  private mutating func pattern(_ draft: LinkDraft, _ node: Int) -> LinkPattern? {
    pattern(
      node,
      plusIsSpace: draft.plusIsSpace,
      ignoresCase: draft.ignoresCase,
      isConditional: draft.condition != nil
    )
  }

  private mutating func pattern(
    _ node: Int,
    plusIsSpace: Bool,
    ignoresCase: Bool,
    isConditional: Bool = false
  ) -> LinkPattern? {
    guard let text = text(node, .name("the link")) else { return nil }
    do throws(LinkPatternProblem) {
      let pattern = try LinkPattern(
        text,
        hosts: hosts,
        for: context,
        plusIsSpace: plusIsSpace,
        ignoresCase: ignoresCase,
        isConditional: isConditional
      )
      return isMisspelt(text, node) ? nil : pattern
    } catch {
      fail(node) { DefinitionProblem.badLink($0.shortText, error) }
      return nil
    }
  }

  /// Whether a pattern starts with a misspelled host name: `wbe:/orders`.
  private mutating func isMisspelt(_ text: String, _ node: Int) -> Bool {
    let name = String(text.prefix { $0 != ":" })
    let (names, rest) = (hosts.map(\.name), text.dropFirst(name.count))
    guard !names.isEmpty, !names.contains(name), [":/", ":?"].contains(rest.prefix(2)), !rest.hasPrefix("://") else {
      return false
    }
    guard !sink.diagnostics.nearest(to: name, among: names).isEmpty else { return false }
    fail(node, unknown: .hosts(name), name: name, among: names)
    return true
  }

  /// Checks that the parameters of a pattern are keys of the context that a link can contain.
  ///
  /// - Parameter used: The parameters that other values use.
  /// - Returns: Whether all parameters are keys or used.
  private mutating func parameters(of pattern: LinkPattern, at node: Int, used: Set<String>) -> Bool {
    var areKnown = true
    for name in pattern.parameters where !references.untyped.contains(name) {
      guard let field = context.first(where: { $0.name == name }) else {
        // Parameters of hosts are optional.
        guard pattern.ownParameters.contains(name), !used.contains(name) else { continue }
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

  /// Context values of a link, which may use its parameters and the link itself.
  ///
  /// - Returns: The parameters that they use; nil if a value is invalid.
  private mutating func values(_ node: Int, besides pattern: LinkPattern) -> Set<String>? {
    guard tree.kind(node) == .mapping else {
      fail(node) { ShapeProblem.notMapping("'with'", of: "keys to values", FoundValue($0)) }
      return nil
    }
    for (key, _) in tree.entries(node) where pattern.parameters.contains(tree.string(key)) {
      fail(key) { DefinitionProblem.constantParameter($0.text) }
      return nil
    }
    let outer = scope
    defer { scope = outer }
    scope = scope(of: pattern)
    let before = failures
    let given = givenValues(node)
    guard failures == before else { return nil }
    let problems = given.problems(in: context, untyped: references.untyped, of: "the context")
    guard problems.isEmpty else {
      fail(node) { diagnostics, node in diagnostics.report(problems, in: node) }
      return nil
    }
    let values = values(node)
    for field in context {
      // The language is known only when the text is shown.
      guard let literal = values[field.name], let reference = valueInText(literal, of: field.type) else { continue }
      let target = tree.entries(node).first { tree.string($0.key) == field.name }?.value ?? node
      fail(target) { _ in TextProblem.valueInConstant(reference, "the text '\(field.name)' of a link") }
      return nil
    }
    return names(in: values)
  }

  private func valueInText(_ literal: ContextLiteral, of type: ContextType) -> Reference? {
    switch (type.unwrapped, literal) {
    case (.string, .localized(let text, or: _)): text.references.first
    case (.list(let element), .list(let all)): all.lazy.compactMap { valueInText($0, of: element) }.first
    case (.object, .localized(_, or: let mapping)): valueInText(mapping, of: type)
    case (.object(let fields), .object):
      fields.lazy.compactMap { field in literal[field.name].flatMap { valueInText($0, of: field.type) } }.first
    default: nil
    }
  }

  /// The condition of a link, over its parameters, the link itself and the app's state.
  private mutating func condition(_ node: Int, besides pattern: LinkPattern) -> Condition? {
    let outer = scope
    defer { scope = outer }
    scope = self.scope(of: pattern)
    scope.state = outer.state
    let before = failures
    let condition = condition(node, .name("the condition"))
    return failures == before ? condition : nil
  }

  private func names(in literal: ContextLiteral) -> Set<String> {
    switch literal {
    case .null: []
    case .scalar(let text, _): Set((try? TextTemplate(text))?.references.compactMap(\.path.root) ?? [])
    case .list(let elements): elements.reduce(into: []) { $0.formUnion(names(in: $1)) }
    case .object(let entries): entries.reduce(into: []) { $0.formUnion(names(in: $1.value)) }
    case .localized(_, or: let mapping): names(in: mapping)
    }
  }

  private func scope(of pattern: LinkPattern) -> TypeScope {
    pattern.parameters.reduce(TypeScope().adding(LinkDefinition.ownName, .url)) { scope, name in
      scope.adding(name, pattern.type(of: name, in: context))
    }
  }

  /// Checks that lenient keys are in the link and have a fallback.
  private mutating func lenient(_ node: Int, _ pattern: LinkPattern) -> Bool {
    for key in elementsOrOne(node) {
      let name = tree.string(key)
      guard pattern.parameters.contains(name) else {
        return fail(key, unknown: .linkParameter(name), name: name, among: pattern.parameters)
      }
      // Of several query items with a matching value, a lenient key takes the first.
      if let constraint = pattern.constraint(of: name), !pattern.isInQuery(name) {
        fail(key) { _ in LintProblem.uselessLenient(name, constraint) }
      }
      guard let field = context.first(where: { $0.name == name }), field.isRequired else { continue }
      return fail(key) { _ in DefinitionProblem.strictParameter(field) }
    }
    return true
  }

  // MARK: - Shared by all links

  mutating func hosts(_ node: Int) -> [LinkHosts] {
    _ = named(node, .hosts, .name("'hosts'")) { reader, name, value -> Bool? in
      let before = reader.failures
      guard let entries = Grammar.hostEntries.read(&reader, value, .key(name)), reader.failures == before else {
        return nil
      }
      do throws(LinkHosts.Problem) {
        let hosts = try LinkHosts(reader.tree.string(name), entries, others: reader.hosts, types: .context)
        reader.hosts.append(hosts)
      } catch {
        let node = reader.elementsOrOne(value)[error.place]
        reader.fail(node) { DefinitionProblem.badHost($0.shortText, error.problem) }
      }
      return nil
    }
    return hosts
  }

  mutating func redirect(_ node: Int) -> RedirectDefinition? {
    guard let draft = form(node, Grammar.redirect), let url = draft.url?.node, let target = draft.target,
      let text = text(target, .name("'to'")),
      let pattern = pattern(url, plusIsSpace: draft.plusIsSpace, ignoresCase: draft.ignoresCase)
    else { return nil }
    references.links.append((LinkDefinition(pattern: pattern, place: place(url)), tree.offsets(url)))
    let outer = scope
    defer { scope = outer }
    scope = scope(of: pattern)
    if text == "none" { return RedirectDefinition(pattern: pattern, target: nil, place: place(url)) }
    guard let template = template(target, .name("'to'")) else { return nil }
    let names = template.references.compactMap(\.path.root)
    let certain = pattern.certainParameters.union([LinkDefinition.ownName])
    if let name = names.first(where: { !certain.contains($0) }) {
      fail(url) { _ in DefinitionProblem.uncertainParameter(name) }
    }
    var redirect = RedirectDefinition(pattern: pattern, target: template, place: place(url))
    for hosts in hosts {
      guard let path = hosts.path(behindNameIn: text), let start = hosts.start else { continue }
      if let path = try? TextTemplate(path), path.wholeReference != nil {
        (redirect.target, redirect.start) = (path, start)
      } else if let named = try? TextTemplate(LinkHosts.joined(start, path)) {
        redirect.target = named
      }
      break
    }
    return redirect
  }
}
