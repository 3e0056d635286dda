import PetriCatalog
import PetriDiagnostics
import PetriYAML

/// Interceptors, and the screens that name them.
extension Checker {
  /// An interceptor of `Catalog.yaml`, whose texts and conditions may name its own context.
  mutating func interceptor(_ node: Int, _ subject: CheckSubject) -> Bool {
    let outer = scope
    defer { scope = outer }
    let context = tree.kind(node) == .mapping ? tree.given(.context, in: node) : nil
    if let context {
      scope.context = fields(context, of: "'context'")
      if case .key(let name) = subject { interceptorContexts[tree.string(name)] = scope.context }
    }
    guard mapping(node, rules.grammar.interceptor, subject) || sink != nil, tree.kind(node) == .mapping else {
      return false
    }
    if let show = tree.given(.show, in: node), tree.kind(show) == .scalar {
      _ = refer(to: show, with: tree.given(.with, in: node))
      if case .key(let name) = subject {
        references.asking.append(
          References.Asking(interceptor: tree.string(name), screen: tree.string(show), node: sink?.node(show))
        )
      }
    }
    if let context, let always = tree.given(.always, in: node), tree.text(always).equals("true") {
      for (key, _) in tree.entries(context) {
        let name = tree.string(key)
        guard let field = scope.context.first(where: { $0.name == name }), field.isRequired else { continue }
        fail(key) { _ in RouteProblem.alwaysAsked(field) }
      }
    }
    return isValid
  }

  /// Whether a screen that names an interceptor has the keys that it reads.
  mutating func isAskable(by node: Int) -> Bool {
    let name = tree.string(node)
    guard let interceptor = rules.settings.interceptors.first(where: { $0.name == name }) else { return true }
    var isGood = true
    for field in interceptor.context where !references.untyped.contains(field.name) {
      if let index = context.firstIndex(where: { $0.name == field.name }) {
        references.isUsed[index] = true
        let own = context[index]
        guard !own.type.fits(field.type) else { continue }
        isGood = fail(node) { _ in RouteProblem.askedForOther(field, by: name, found: own.type) }
      } else if field.isRequired {
        isGood = fail(node) { _ in RouteProblem.askedForMissing(field, by: name) }
      }
    }
    return isGood
  }
}
