import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriLinks
import PetriYAML

extension Validator {
  /// A screen that contains itself, and the screens between.
  struct Cycle {
    let screen: String
    let path: [String]
  }

  func cycles() -> [Cycle] {
    let holding = Set(names.holders.values.joined())
    return Validator.cycles(from: holding.sorted()) { names.screens[$0]?.children }.filter { cycle in
      zip(cycle.path, cycle.path.dropFirst() + [cycle.screen]).allSatisfy(holds)
    }
  }

  /// Whether a screen or part contains another of the right kind; a screen used as a part is reported elsewhere.
  private func holds(_ outer: String, _ inner: String) -> Bool {
    guard let held = names.screens[inner], let outer = names.screens[outer] else { return false }
    let isPart = held.definition.isPart
    return outer.references.screens.contains { $0.name == inner && !$0.isOpened && $0.isPart == isPart }
  }

  /// The cycles of a graph, each once, by iterative depth-first search.
  ///
  /// - Parameter next: The successors of a node; nil if it doesn't exist.
  static func cycles(from starts: [String], _ next: (String) -> [String]?) -> [Cycle] {
    enum Mark { case open, done }
    var marks: [String: Mark] = [:]
    var cycles: [Cycle] = []
    for start in starts where marks[start] == nil {
      var path: [String] = []
      var pending: [(name: String, isExit: Bool)] = [(start, false)]
      while let (name, isExit) = pending.popLast() {
        if isExit {
          marks[name] = .done
          path.removeLast()
          continue
        }
        if marks[name] == .done { continue }
        if marks[name] == .open {
          if let index = path.firstIndex(of: name) {
            cycles.append(Cycle(screen: name, path: Array(path[index...])))
          }
          continue
        }
        guard let others = next(name) else { continue }
        marks[name] = .open
        path.append(name)
        pending.append((name, true))
        for other in others.reversed() { pending.append((other, false)) }
      }
    }
    return cycles
  }

  func report(_ cycle: Cycle, of screen: DecodedScreen, _ sink: DiagnosticSink) {
    let notes = cycle.path.dropFirst().compactMap { name in
      names.screens[name].map { DiagnosticNote("which contains '\(name)'", at: $0.nameRange) }
    }
    let problem = DefinitionProblem.screenCycle(cycle.path + [cycle.screen], isPart: screen.definition.isPart)
    sink.report(problem, at: screen.range(of: "content"), notes: notes)
  }

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

  static func ambiguities(_ links: [LinkPattern]) -> [LinkAmbiguity] {
    LinkTable(links.enumerated().map { ($1, $0) }, types: .context).ambiguities
  }

  /// Reports a link that matches the same URLs as another.
  ///
  /// - Parameter example: A URL that both match.
  static func reportAmbiguous(
    _ link: (pattern: LinkPattern, range: SourceRange),
    first: (pattern: LinkPattern, range: SourceRange),
    example: String,
    _ sink: DiagnosticSink
  ) {
    sink.report(
      DefinitionProblem.ambiguousLink(link.pattern, first.pattern, example: example),
      at: link.range,
      notes: [DiagnosticNote("the other pattern is here", at: first.range)]
    )
  }
}
