public import PetriCatalog
public import PetriComposer
import PetriRendering
public import PetriSnapshots
public import PetriUIKit

/// Compares the view tree of a controller, shown as a window's root view controller, with its snapshot.
///
/// - Parameters:
///   - rendering: the text format of the snapshot.
///   - environment: the device and its traits; defaults to those of the scope, or to an iPhone 16 in light appearance.
///   - name: tells several snapshots of one test apart.
///   - record: overrides the recording mode; the test fails when it records, so that this argument isn't committed.
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

/// Compares the lifecycle callbacks of view controllers, one per line, with their snapshot.
///
/// ```swift
/// assertLifecycle { stage in
///   stage.show(first)
///   stage.run("push") { first.navigationController?.pushViewController(second, animated: false) }
/// }
/// ```
///
/// - Parameter steps: shows and changes view controllers on a stage.
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
  fileprivate static func chapters(
    in environment: LaunchEnvironment,
    of steps: @MainActor (Stage) throws -> Void
  ) throws -> String {
    let stage = try Stage(environment: environment)
    try stage.listen(steps)
    return LifecycleText.text(of: stage.chapters)
  }
}
