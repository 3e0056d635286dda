public import PetriCatalog
public import PetriComposer
import PetriRendering
public import PetriSnapshots
public import PetriUIKit

/// Shows any controller as the root of a window, and compares its tree with its snapshot.
///
/// - Parameters:
///   - controller: the controller.
///   - rendering: another kind of text than the tree.
///   - environment: the device and its traits; the scope's, else an iPhone 16 in light appearance.
///   - name: distinguishes several snapshots of one test.
///   - record: the mode of recording; a test that records so fails, lest it be left in the code.
@preconcurrency @MainActor
public func assertTree(
  of controller: UIViewController,
  as rendering: Rendering = .tree,
  in environment: LaunchEnvironment? = nil,
  named name: String? = nil,
  record: RecordMode? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  function: String = #function
) {
  TestPlace(fileID, filePath, line, column, function).check { place throws(SnapshotFailure) in
    let strategy = SnapshotStrategy<UIViewController>.rendering(rendering, in: .chosen(environment))
    try place.compare(controller, strategy, name, record)
  }
}

/// Compares the callbacks that controllers get while something is done with them, one per line, with their snapshot.
///
/// ```swift
/// assertLifecycle { stage in
///   stage.show(first)
///   stage.run("push") { first.navigationController?.pushViewController(second, animated: false) }
/// }
/// ```
///
/// - Parameters:
///   - environment: the device and its traits; the scope's, else an iPhone 16 in light appearance.
///   - name: distinguishes several snapshots of one test.
///   - record: the mode of recording; a test that records so fails, lest it be left in the code.
///   - steps: does it on the stage that is given.
@preconcurrency @MainActor
public func assertLifecycle(
  in environment: LaunchEnvironment? = nil,
  named name: String? = nil,
  record: RecordMode? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  function: String = #function,
  _ steps: @MainActor (Stage) throws -> Void
) {
  TestPlace(fileID, filePath, line, column, function).check { place throws(SnapshotFailure) in
    let heard = Result { try Stage.chapters(in: .chosen(environment), of: steps) }
    let strategy = SnapshotStrategy<Result<String, any Error>>(kind: "lifecycle") { try $0.get() }
    try place.compare(heard, strategy, name, record)
  }
}

extension Stage {
  /// The callbacks during some steps.
  fileprivate static func chapters(
    in environment: LaunchEnvironment,
    of steps: @MainActor (Stage) throws -> Void
  ) throws -> String {
    let stage = try Stage(environment: environment)
    try stage.listen(steps)
    return LifecycleText.text(of: stage.chapters)
  }
}
