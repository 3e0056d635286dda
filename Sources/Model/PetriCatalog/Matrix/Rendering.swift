/// A textual rendering of a composed screen.
public enum Rendering: String, Sendable, CaseIterable, Codable {
  /// Controllers and views by name, outermost first.
  case tree
  /// The controllers as printed by UIKit's `_printHierarchy`.
  case hierarchy
  /// The views as printed by UIKit's `recursiveDescription`.
  case views
  /// A drawing with box characters.
  case wireframe
  /// The controllers' callbacks from launch to dismissal.
  case lifecycle
  /// Controllers and views with frames and values.
  case json
  /// A drawing in points.
  case svg
  /// The output of VoiceOver in order, and accessibility problems.
  case accessibility
  /// The links, routes, interceptors, tasks, blockers and experiments.
  case routes

  /// The default renderings of snapshots.
  public static let usual: [Rendering] = [.tree, .routes]

  /// The version of the rendering, which changes with its output.
  public var version: Int {
    switch self {
    case .lifecycle, .tree: 2
    default: 1
    }
  }
}
