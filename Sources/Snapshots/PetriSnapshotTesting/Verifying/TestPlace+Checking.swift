import PetriCatalog
import PetriComposer
import PetriSnapshots

extension TestPlace {
  func check(_ assertion: @MainActor (TestPlace) throws(SnapshotFailure) -> Void) {
    do throws(SnapshotFailure) {
      try assertion(self)
    } catch {
      report(error)
    }
  }

  func compare<Value>(
    _ value: Value,
    _ strategy: SnapshotStrategy<Value>,
    _ name: String?,
    _ record: RecordMode?
  ) throws(SnapshotFailure) {
    let path = path(named: name, kind: strategy.kind)
    if let problem = problem(named: name, path: path) ?? SourceTree.problem(with: "\(filePath)") { throw problem }
    let text: String
    do {
      text = try strategy.text(of: value)
    } catch {
      throw SnapshotFailure("\(path) can't be compared: \(error)")
    }
    try SnapshotFile(store: SnapshotStore(root: folder), path: path)
      .compare(text, recording: .current(argument: record))
  }

  func catalog(or given: SnapshotCatalog?) -> SnapshotCatalog { given ?? .nearest(to: folder) }
}

extension SnapshotCatalog {
  func screen(named name: String) throws(SnapshotFailure) -> ScreenDefinition {
    if let screen = catalog.screen(named: name) { return screen }
    let problems = problems.isEmpty ? "" : ":\n  " + problems.joined(separator: "\n  ")
    throw SnapshotFailure("the catalogue has no screen '\(name)', or it has errors\(problems)")
  }

  /// The given environment, or else that of the scope, or the catalogue's base environment.
  func environment(or given: LaunchEnvironment?) -> LaunchEnvironment {
    .chosen(given, otherwise: LaunchEnvironment(settings: catalog.settings))
  }

  @MainActor func composer(for launch: Launch) -> Composer {
    Composer(for: launch, catalog: catalog, registry: registry())
  }
}

extension LaunchEnvironment {
  static func chosen(
    _ given: LaunchEnvironment?,
    otherwise: @autoclosure () -> LaunchEnvironment = LaunchEnvironment()
  ) -> LaunchEnvironment {
    given ?? SnapshotSettings.current.environment ?? otherwise()
  }
}

extension Stage {
  static func made(in environment: LaunchEnvironment) throws(SnapshotFailure) -> Stage {
    do throws(UnknownDevice) {
      return try Stage(environment: environment)
    } catch {
      throw SnapshotFailure(error.description)
    }
  }
}
