public import PetriCatalog
public import PetriComposer
import PetriRendering
import PetriSnapshots

/// Plays a walk of a screen, and fails at the step that can't be taken or whose expectation fails, as `petri walk`
/// does.
///
/// ```swift
/// @MainActor @Test func signingIn() { assertWalk("in", of: "sign-in", in: shop) }
/// @MainActor @Test func buying() { assertWalk("buy", of: "cart", in: shop, as: .tree) }
/// ```
///
/// - Parameters:
///   - name: the walk; all of the screen's without one.
///   - screen: the screen.
///   - catalog: the catalogue; the nearest `Catalog.yaml` upwards from the test's file without one, in which no controllers
///     written in Swift are registered.
///   - rendering: the kind of text in which each step is compared with the walk's snapshot, its plans included; nothing
///     is compared without one.
///   - environment: the device and its traits; the scope's, else the catalogue's base environment.
///   - record: the mode of recording; a test that records so fails, lest it be left in the code.
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
  /// Plays the walk; its steps as text where a kind of text is given.
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
