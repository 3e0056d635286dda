public import PetriCatalog
public import PetriComposer
import PetriRendering
import PetriSnapshots

/// Compares the plan of a route, and the screen that it leads to, with its snapshot, as `petri route` prints them.
///
/// ```swift
/// @MainActor @Test func productFromCart() { assertRoute(to: "product", from: "cart", in: shop) }
/// ```
///
/// - Parameters:
///   - screen: the destination.
///   - values: values of its context, as YAML's flow form would have them.
///   - route: which of the screen's routes; the default one without it.
///   - start: the stack on screen: a screen, and those that were opened on it one after another.
///   - catalog: the catalogue; the nearest `Catalog.yaml` upwards from the test's file without one, in which no controllers
///     written in Swift are registered.
///   - rendering: how the screen that it leads to is printed.
///   - environment: the device and its traits; the scope's, else the catalogue's base environment.
///   - state: values of the app's state.
///   - name: distinguishes several snapshots of one test; by default the destination's name.
///   - record: the mode of recording; a test that records so fails, lest it be left in the code.
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
  /// A route's plan and the screen that it leads to.
  fileprivate static var route: SnapshotStrategy { SnapshotStrategy(kind: "route", version: 2) { $0 } }
  /// The steps of a walk, each with its plans and the screen after it.
  static var walk: SnapshotStrategy { SnapshotStrategy(kind: "walk", version: 2) { $0 } }
}
