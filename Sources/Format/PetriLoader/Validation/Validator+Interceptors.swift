import PetriCatalog
import PetriDiagnostics
import PetriFormat

extension Validator {
  /// Checks that an interceptor doesn't guard the screen that it shows, or a screen on the route to it, because the
  /// navigations would wait for one another forever.
  func check(_ asking: References.Asking, _ sink: DiagnosticSink) {
    // The guarded destinations, by the interceptors whose screens lead there.
    var origins: [String: String] = [:]
    var waiting = [asking.interceptor]
    var next = 0
    while next < waiting.count {
      let name = waiting[next]
      next += 1
      guard let screen = asked[name].flatMap({ names.screens[$0]?.definition }) else { continue }
      for guardian in screen.interceptors where origins[guardian] == nil {
        origins[guardian] = name
        if guardian == asking.interceptor { break }
        waiting.append(guardian)
      }
      if origins[asking.interceptor] != nil { break }
    }
    guard var name = origins[asking.interceptor] else { return }
    var path = [name]
    while name != asking.interceptor, let origin = origins[name] {
      name = origin
      path.append(name)
    }
    // Each cycle is reported once.
    guard path.min() == asking.interceptor else { return }
    let others = path.reversed().dropFirst().map { (interceptor: $0, screen: asked[$0] ?? "") }
    fail(
      asking.node,
      sink,
      RouteProblem.guardsItself(
        asking.interceptor,
        asking.screen,
        through: others.map { "'\($0.interceptor)', which shows '\($0.screen)'" }
      )
    )
  }
}
