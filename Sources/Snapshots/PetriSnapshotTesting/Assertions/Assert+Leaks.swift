import PetriCatalog
import PetriChecks
public import PetriComposer
import PetriSnapshots
public import PetriUIKit

/// Presents and dismisses a view controller in every possible way, and fails if any of its objects outlives it: the
/// controller, its children and views, observers, timers, display links or animations.
///
/// ```swift
/// @MainActor @Test func profileIsReleased() {
///   assertNoLeaks { ProfileViewController(user: .example) }
/// }
/// ```
///
/// - Parameters:
///   - make: returns a new view controller; called several times.
///   - action: runs after the view controller is shown.
@preconcurrency @MainActor
public func assertNoLeaks(
  of make: @escaping @MainActor () throws -> UIViewController,
  doing action: @escaping @MainActor (UIViewController) -> Void = { _ in },
  in environment: LaunchEnvironment? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  function: String = #function
) {
  TestPlace(fileID, filePath, line, column, function).check { (_) throws(SnapshotFailure) in
    try refuse(LeakSubject("", in: .chosen(environment), doing: action, make).leaks())
  }
}

/// Enters and leaves a screen in every way that its catalogue offers, including the steps of its walks, and fails if
/// any of its objects outlives it, like `petri check leaks`.
///
/// - Parameter catalog: defaults to the nearest `Catalog.yaml` above the test file, without registered controllers.
@preconcurrency @MainActor
public func assertNoLeaks(
  of screen: String,
  in catalog: SnapshotCatalog? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  function: String = #function
) {
  TestPlace(fileID, filePath, line, column, function).check { place throws(SnapshotFailure) in
    let catalog = place.catalog(or: catalog)
    let definition = try catalog.screen(named: screen)
    let checker = Checker(of: CheckedCatalog(catalog.catalog, registry: catalog.registry()))
    let outcomes = checker.jobs(of: .leaks, on: [definition]).map(checker.outcome)
    try refuse(checker.findings(of: .leaks, from: outcomes))
  }
}

private func refuse(_ findings: [CheckFinding]) throws(SnapshotFailure) {
  guard !findings.isEmpty else { return }
  let texts = findings.map { finding in
    let moves = finding.moves.isEmpty ? [] : ["after " + finding.moves.joined(separator: ", ")]
    return ([finding.message] + (moves + finding.notes).map { "    \($0)" }).joined(separator: "\n")
  }
  throw SnapshotFailure(texts.joined(separator: "\n"))
}
