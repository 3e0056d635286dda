public import PetriCatalog
public import PetriComposer
import PetriRendering
import PetriSnapshots

/// Plays a walk of a screen and fails at the first step that can't be taken or whose expectation isn't met, like
/// `petri walk`.
///
/// ```swift
/// @MainActor @Test func signingIn() { assertWalk("in", of: "sign-in", in: shop) }
/// @MainActor @Test func buying() { assertWalk("buy", of: "cart", in: shop, as: .tree) }
/// ```
///
/// - Parameters:
///   - name: the name of the walk; defaults to all walks of the screen.
///   - catalog: defaults to the nearest `Catalog.yaml` above the test file, without registered view controllers.
///   - rendering: compares the screen after each step with a snapshot in this format; `nil` for no snapshot.
///   - environment: defaults to that of the scope, or to the catalogue's base environment.
@preconcurrency @MainActor
public func assertWalk(
  _ name: String? = nil,
  of screen: String,
  in catalog: SnapshotCatalog? = nil,
  as rendering: Rendering? = nil,
  environment: LaunchEnvironment? = nil,
  record: RecordMode? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  function: String = #function
) {
  TestPlace(fileID, filePath, line, column, function).check { place throws(SnapshotFailure) in
    let catalog = place.catalog(or: catalog)
    let definition = try catalog.screen(named: screen)
    let walks = definition.walks.filter { name == nil || $0.name == name }
    guard !walks.isEmpty else {
      let names = definition.walks.map(\.name).joined(separator: ", ")
      let what = name.map { "no walk '\($0)'\(names.isEmpty ? "" : "; its walks: \(names)")" } ?? "no walks"
      throw SnapshotFailure("'\(screen)' has \(what)")
    }
    let environment = catalog.environment(or: environment)
    for walk in walks {
      let stage = try Stage.made(in: environment)
      place.check { place throws(SnapshotFailure) in
        let text: String?
        do throws(WalkStop) {
          let composer = catalog.composer(for: Launch(of: definition, fixture: walk.fixture, in: environment))
          text = try walk.play(of: definition, on: stage, with: composer, as: rendering)
        } catch {
          throw SnapshotFailure("the walk '\(walk.name)' of '\(screen)' stops at \(error)")
        }
        if let text { try place.compare(text, .walk, "\(screen)-\(walk.name)", record) }
      }
    }
  }
}

extension WalkDefinition {
  @MainActor
  fileprivate func play(
    of screen: ScreenDefinition,
    on stage: Stage,
    with composer: Composer,
    as rendering: Rendering?
  ) throws(WalkStop) -> String? {
    if let rendering { return try WalkText.play(self, of: screen, on: stage, with: composer, as: rendering) }
    try LaunchedScreen.play(self, of: screen, on: stage, with: composer)
    return nil
  }
}
