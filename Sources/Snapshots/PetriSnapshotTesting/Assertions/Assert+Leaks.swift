import PetriCatalog
import PetriChecks
public import PetriComposer
import PetriSnapshots
public import PetriUIKit

/// Shows a controller and takes it away in every way that it can go, and fails for what is left of it then: itself, its children and views,
/// observers, timers, display links, animations.
///
/// ```swift
/// @MainActor @Test func profileIsReleased() {
///   assertNoLeaks { ProfileViewController(user: .example) }
/// }
/// ```
///
/// - Parameters:
///   - make: makes a new controller each time; it is called several times.
///   - action: what is done with the controller once it is shown.
///   - environment: the device and its traits; the scope's, else an iPhone 16 in light appearance.
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

/// Enters and leaves a screen of a catalogue in every way that it offers, each step of its walks too, and fails for what is left of it then, as
/// `petri check leaks` does.
///
/// - Parameters:
///   - screen: the screen.
///   - catalog: the catalogue; the nearest `Catalog.yaml` upwards from the test's file without one, in which no controllers
///     written in Swift are registered.
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
