public import PetriCatalog
public import PetriComposer
import PetriRendering
import PetriSnapshots

/// Plays a walk of a screen, and fails at the step that can't be taken or that expects what is not so, as `petri walk` does.
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
///   - rendering: as what each step is compared with the walk's snapshot, its plans included; nothing is compared without one.
///   - environment: the device and its traits; the scope's, else the catalogue's base environment.
///   - record: what is recorded; a test that records so fails, lest it be left in the code.
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
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let catalog = catalog ?? .nearest(to: place.folder)
  guard let definition = catalog.catalog.screen(named: screen) else {
    return Report.report(catalog.missing(screen), at: place)
  }
  let walks = definition.walks.filter { name == nil || $0.name == name }
  guard !walks.isEmpty else {
    let names = definition.walks.map(\.name).joined(separator: ", ")
    let what = name.map { "no walk '\($0)'\(names.isEmpty ? "" : "; its walks: \(names)")" } ?? "no walks"
    return Report.report(SnapshotFailure("'\(screen)' has \(what)"), at: place)
  }
  let environment =
    environment ?? SnapshotSettings.current.environment ?? LaunchEnvironment(settings: catalog.catalog.settings)
  for walk in walks {
    let stage: Stage
    do throws(UnknownDevice) {
      stage = try Stage(environment: environment)
    } catch {
      return Report.report(SnapshotFailure(error.description), at: place)
    }
    let composer = Composer(catalog: catalog.catalog, registry: catalog.registry(), locale: environment.locale)
    do throws(WalkStop) {
      guard let rendering else {
        try LaunchedScreen.play(walk, of: definition, on: stage, with: composer)
        continue
      }
      let text = try WalkText.play(walk, of: definition, on: stage, with: composer, as: rendering)
      Report.report(verify(text, .walk, "\(screen)-\(walk.name)", record, place), at: place)
    } catch {
      Report.report(SnapshotFailure("the walk '\(walk.name)' of '\(screen)' stops at \(error)"), at: place)
    }
  }
}
