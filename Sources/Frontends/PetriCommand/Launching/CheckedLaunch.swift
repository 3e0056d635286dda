import PetriCatalog
import PetriComposer
import PetriLoader

/// A launch with its context values parsed and type-checked.
struct CheckedLaunch {
  var launch: Launch
  let resolution: ContextResolution
  private(set) var innerProblems: [InnerProblem] = []

  /// A problem of a value for a child screen.
  struct InnerProblem {
    let path: ContextPath
    let screen: String
    /// `nil` if the path names the child screen without a key.
    let problem: ContextProblem?

    var reason: String {
      problem?.description
        ?? "\(path) is a child screen; set one of its keys: \(path).key=value"
    }
  }

  /// - Parameters:
  ///   - assignments: values for the screen's own keys, and for those of child screens, prefixed with the child's name.
  ///   - given: values of whole keys, from a file.
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

  /// Parses a value according to the type of the child screen's key.
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
