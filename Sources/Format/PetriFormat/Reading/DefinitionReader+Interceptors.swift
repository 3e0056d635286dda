import PetriCatalog
import PetriDiagnostics
import PetriYAML

extension DefinitionReader {
  mutating func interceptor(_ key: Int, _ node: Int) -> InterceptorDefinition? {
    let outer = scope
    defer { scope = outer }
    var draft = InterceptorDraft()
    fill(&draft, node, Grammar.interceptor, .key(key))
    guard tree.kind(node) == .mapping else { return nil }
    let name = tree.string(key)
    if let show = draft.show {
      refer(to: show.node, with: draft.with?.node)
      references.asking.append(
        References.Asking(interceptor: name, screen: show.value, node: sink.node(show.node))
      )
    }
    if let context = draft.context?.node, draft.always {
      for (key, _) in tree.entries(context) {
        let name = tree.string(key)
        guard let field = scope.context.first(where: { $0.name == name }), field.isRequired else { continue }
        fail(key) { _ in RouteProblem.alwaysAsked(field) }
      }
    }
    return draft.interceptor(named: name, at: place(key))
  }

  /// Reports keys that an interceptor reads and that the screen naming it lacks.
  mutating func checkInterceptor(_ name: String, at node: Int) {
    guard let interceptor = rules.settings.interceptors.first(where: { $0.name == name }) else { return }
    for field in interceptor.context where !references.untyped.contains(field.name) {
      if let index = context.firstIndex(where: { $0.name == field.name }) {
        references.isUsed[index] = true
        let own = context[index]
        if !own.type.fits(field.type) {
          fail(node) { _ in RouteProblem.askedForOther(field, by: name, found: own.type) }
        }
      } else if field.isRequired {
        fail(node) { _ in RouteProblem.askedForMissing(field, by: name) }
      }
    }
  }
}
