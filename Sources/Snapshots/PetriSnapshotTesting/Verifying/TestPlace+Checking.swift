import PetriCatalog
import PetriComposer
import PetriSnapshots

/// The work that all assertions share.
extension TestPlace {
  /// Does the work of an assertion, and reports its failure here.
  func check(_ assertion: @MainActor (TestPlace) throws(SnapshotFailure) -> Void) {
    do throws(SnapshotFailure) {
      try assertion(self)
    } catch {
      report(error)
    }
  }

  /// Compares a value with its snapshot.
  ///
  /// - Throws: the failure.
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

  /// The catalogue that is asserted about: the one that is given, else the nearest to the test's file.
  func catalog(or given: SnapshotCatalog?) -> SnapshotCatalog { given ?? .nearest(to: folder) }
}

extension SnapshotCatalog {
  /// A screen without errors.
  ///
  /// - Throws: why there is none.
  func screen(named name: String) throws(SnapshotFailure) -> ScreenDefinition {
    if let screen = catalog.screen(named: name) { return screen }
    let problems = problems.isEmpty ? "" : ":\n  " + problems.joined(separator: "\n  ")
    throw SnapshotFailure("the catalogue has no screen '\(name)', or it has errors\(problems)")
  }

  /// The environment of its screens: the given one, else the scope's, else the catalogue's base environment.
  func environment(or given: LaunchEnvironment?) -> LaunchEnvironment {
    .chosen(given, otherwise: LaunchEnvironment(settings: catalog.settings))
  }

  /// The composer of a launch of one of its screens.
  @MainActor func composer(for launch: Launch) -> Composer {
    Composer(for: launch, catalog: catalog, registry: registry())
  }
}

extension LaunchEnvironment {
  /// The assertion's argument, else the scope's value, else a default.
  static func chosen(
    _ given: LaunchEnvironment?,
    otherwise: @autoclosure () -> LaunchEnvironment = LaunchEnvironment()
  ) -> LaunchEnvironment {
    given ?? SnapshotSettings.current.environment ?? otherwise()
  }
}

extension Stage {
  /// Makes a stage.
  ///
  /// - Throws: a failure about an unknown device.
  static func made(in environment: LaunchEnvironment) throws(SnapshotFailure) -> Stage {
    do throws(UnknownDevice) {
      return try Stage(environment: environment)
    } catch {
      throw SnapshotFailure(error.description)
    }
  }
}
