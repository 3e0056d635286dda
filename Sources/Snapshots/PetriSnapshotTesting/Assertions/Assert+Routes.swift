public import PetriCatalog
public import PetriComposer
import PetriRendering
import PetriSnapshots

/// Compares the steps of a route and the screen it reaches with a snapshot, in the format of `petri route`.
///
/// ```swift
/// @MainActor @Test func productFromCart() { assertRoute(to: "product", from: "cart", in: shop) }
/// ```
///
/// - Parameters:
///   - screen: the destination.
///   - values: context values of the destination, in YAML's flow style.
///   - route: the name of a route of the destination; defaults to its default route.
///   - start: the initial navigation stack.
///   - catalog: defaults to the nearest `Catalog.yaml` above the test file, without registered view controllers.
///   - rendering: the text format of the destination.
///   - environment: defaults to that of the scope, or to the catalogue's base environment.
///   - state: values of the app state.
///   - name: tells several snapshots of one test apart; defaults to the destination's name.
@preconcurrency @MainActor
public func assertRoute(
  to screen: String,
  with values: [String: String] = [:],
  by route: String? = nil,
  from start: String...,
  in catalog: SnapshotCatalog? = nil,
  as rendering: Rendering = .tree,
  environment: LaunchEnvironment? = nil,
  state: [String: String] = [:],
  named name: String? = nil,
  record: RecordMode? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  function: String = #function
) {
  TestPlace(fileID, filePath, line, column, function).check { place throws(SnapshotFailure) in
    let catalog = place.catalog(or: catalog)
    for needed in [screen] + start { _ = try catalog.screen(named: needed) }
    let environment = catalog.environment(or: environment)
    let composer = catalog.composer(for: Launch(start.first ?? screen, in: environment))
    let problems = composer.state.apply(state.sorted { $0.key < $1.key }.compactMap(ContextAssignment.init(pair:)))
    guard problems.isEmpty else {
      let reasons = problems.map(\.description).joined(separator: "; ")
      throw SnapshotFailure("the state is not what it should be: \(reasons)")
    }
    let entries = values.sorted { $0.key < $1.key }.map {
      ContextLiteral.Entry(name: $0.key, value: .scalar($0.value, .argument))
    }
    let target = ScreenTarget(screen, with: .object(entries), routeName: route)
    let text: String
    let stage = try Stage.made(in: environment)
    do {
      var taken = try LaunchedRoute(to: target, from: start, on: stage, with: composer)
      if taken.canBeTaken { taken.take(with: composer) }
      text = taken.text(as: rendering)
    } catch {
      throw SnapshotFailure("the way to '\(screen)' can't be planned: \(error)")
    }
    try place.compare(text, .route, name ?? screen, record)
  }
}

extension ContextAssignment {
  fileprivate init?(pair: (key: String, value: String)) {
    self.init(argument: "\(pair.key)=\(pair.value)")
  }
}

extension SnapshotStrategy where Value == String {
  fileprivate static var route: SnapshotStrategy { SnapshotStrategy(kind: "route", version: 2) { $0 } }
  /// The steps of a walk, each with its planned moves and the resulting screen.
  static var walk: SnapshotStrategy { SnapshotStrategy(kind: "walk", version: 2) { $0 } }
}
