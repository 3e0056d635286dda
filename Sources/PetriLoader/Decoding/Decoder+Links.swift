import PetriCatalog
import PetriDiagnostics
import PetriGrammar
import PetriLinks
import PetriYAML

extension DefinitionDecoder {
  /// The links that lead to a screen, each with what is wrong with it.
  ///
  /// - Parameters:
  ///   - fields: the screen's context, which each of the links has to make.
  ///   - routes: the screen's routes, of which a link can name one.
  func links(_ node: YAMLNode, fields: [ContextField], routes: [RouteDefinition]) -> [LinkDefinition] {
    list(node, "'links'", single: true, mapping: true) { link($0, fields: fields, routes: routes) }
  }

  private func link(_ node: YAMLNode, fields: [ContextField], routes: [RouteDefinition]) -> LinkDefinition? {
    guard node.kind == .mapping else { return link(url: node, fields: fields) }
    guard let keys = Keys(node, Grammar.link, complaints),
      let url = keys.required("url"), var link = link(url: url, fields: fields)
    else { return nil }
    guard let route = keys["route"] else { return link }
    if route.kind == .scalar {
      guard let name = text(route, "'route'") else { return link }
      if !routes.contains(where: { $0.name == name }) {
        complaints.unknown(.route(of: nil), route, among: routes.map(\.name))
      }
      link.routeName = name
    } else {
      link.route = self.route(route, named: "link", at: route, fields: fields)
    }
    return link
  }

  private func link(url node: YAMLNode, fields: [ContextField]) -> LinkDefinition? {
    guard let text = text(node, "the link") else { return nil }
    let pattern: LinkPattern
    do throws(LinkPatternProblem) {
      pattern = try LinkPattern(text)
    } catch {
      complaints.report(DefinitionProblem.badLink(node.shortText, error), at: node)
      return nil
    }
    check(pattern, at: node, fields: fields)
    checks.links.append((pattern, node.usedRange))
    return LinkDefinition(pattern: pattern, place: place(node))
  }

  /// Checks that a link makes a context.
  private func check(_ pattern: LinkPattern, at node: YAMLNode, fields: [ContextField]) {
    for name in pattern.parameters where !checks.untypedNames.contains(name) {
      guard let field = fields.first(where: { $0.name == name }) else {
        complaints.unknown(.linkParameter(name), node, name: name, among: fields.map(\.name))
        continue
      }
      if !field.type.isScalar {
        complaints.report(DefinitionProblem.notLinkable(field), at: node)
      }
    }
    let given = Set(pattern.parameters)
    let missing = fields.filter { $0.isRequired && !given.contains($0.name) && !checks.untypedNames.contains($0.name) }
    if !missing.isEmpty { complaints.report(DefinitionProblem.incompleteLink(missing), at: node) }
  }
}
