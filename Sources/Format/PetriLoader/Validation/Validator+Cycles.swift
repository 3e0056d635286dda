import PetriCatalog
import PetriDiagnostics
import PetriFormat
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

  /// Reports a cycle at the screen that contains itself, with a note at each screen between.
  func report(_ cycle: Cycle, of screen: DecodedScreen, _ sink: DiagnosticSink) {
    let notes = cycle.path.dropFirst().compactMap { name in
      names.screens[name].map { DiagnosticNote("which contains '\(name)'", at: $0.nameRange) }
    }
    let problem = DefinitionProblem.screenCycle(cycle.path + [cycle.screen], isPart: screen.definition.isPart)
    sink.report(problem, at: screen.range(of: "content"), notes: notes)
  }
}
