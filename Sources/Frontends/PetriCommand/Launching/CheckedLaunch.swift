import PetriCatalog
import PetriComposer
import PetriLoader

/// A launch whose values were judged by the types of the keys that they are for.
struct CheckedLaunch {
  /// The launch.
  var launch: Launch
  /// The screen's own context.
  let resolution: ContextResolution
  /// The problems of those.
  private(set) var innerProblems: [InnerProblem] = []

  /// A problem of a value for a screen inside.
  struct InnerProblem {
    /// The place as it was given.
    let path: ContextPath
    /// The screen inside.
    let screen: String
    /// The problem; `nil` where the place names the screen alone, and no key of it.
    let problem: ContextProblem?

    /// The problem in a line.
    var reason: String {
      problem?.description
        ?? "\(path) is a child screen; set one of its keys: \(path).key=value"
    }
  }

  /// Judges values.
  ///
  /// - Parameters:
  ///   - assignments: values for the screen's keys, and behind the name of a screen inside for that one's.
  ///   - given: values for complete keys, from a file.
  ///   - fixture: the name of a fixture.
  init(
    of screen: ScreenDefinition,
    in catalog: Catalog,
    assignments: [ContextAssignment],
    given: ContextLiteral = .empty,
    fixture: String? = nil,
    fallback: ContextResolution.Fallback,
    environment: LaunchEnvironment
  ) {
    let names = Set(screen.context.map(\.name))
    let inside = catalog.screensInside(screen)
    let isInner = { (assignment: ContextAssignment) in
      assignment.path.root.map { !names.contains($0) && inside.contains($0) } ?? false
    }
    resolution = ContextResolution(
      fields: screen.context,
      given: given,
      assignments: assignments.filter { !isInner($0) }.map { $0.parsed(for: screen.context) },
      fixture: fixture.flatMap { screen.fixture(named: $0)?.values },
      fallback: fallback
    )
    launch = Launch(of: screen, fixture: fixture, in: environment)
    launch.context = resolution.context
    var inner: [ContextAssignment] = []
    for assignment in assignments where isInner(assignment) {
      let (parsed, problem) = CheckedLaunch.parsed(assignment, in: catalog)
      inner.append(parsed)
      if let problem { innerProblems.append(problem) }
    }
    launch.inner = inner
  }

  /// Reads a value for a screen inside as the key that it is for wants it; returns it with its problems.
  private static func parsed(
    _ assignment: ContextAssignment,
    in catalog: Catalog
  ) -> (ContextAssignment, InnerProblem?) {
    var rest = assignment.path.steps[...]
    while case .key(let name)? = rest.first, let screen = catalog.screen(named: name) {
      rest = rest.dropFirst()
      guard case .key(let key)? = rest.first else {
        return (assignment, InnerProblem(path: assignment.path, screen: name, problem: nil))
      }
      if !screen.context.contains(where: { $0.name == key }), catalog.screensInside(screen).contains(key) { continue }
      let own = ContextAssignment(path: ContextPath(Array(rest)), value: assignment.value).parsed(for: screen.context)
      let judged = ContextResolution(fields: screen.context, assignments: [own], fallback: .examplesFirst)
      let problem = judged.problems.first { $0.path.root == key }.map {
        InnerProblem(path: assignment.path, screen: name, problem: $0)
      }
      return (ContextAssignment(path: assignment.path, value: own.value), problem)
    }
    return (assignment, nil)
  }
}
