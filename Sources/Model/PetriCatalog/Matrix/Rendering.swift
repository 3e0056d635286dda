/// The kinds of text that a composed screen can be printed as.
public enum Rendering: String, Sendable, CaseIterable, Codable {
  /// Controllers and their views by name, the outermost first.
  case tree
  /// The controllers as UIKit's `_printHierarchy` has them.
  case hierarchy
  /// The views as UIKit's `recursiveDescription` has them.
  case views
  /// The laid-out screen, drawn with box characters in its device's frame.
  case wireframe
  /// The callbacks of the controllers from the launch until the screen is away again.
  case lifecycle
  /// Controllers and views with their frames and values, for programs.
  case json
  /// The laid-out screen as a drawing, in points.
  case svg
  /// The text that VoiceOver would read, in its order, and the obstacles in its way.
  case accessibility
  /// The screen's navigation: links, routes, interceptors, tasks, blocking, experiments.
  case routes

  /// The kinds of snapshots where none are named: the screen's content, and the ways to it.
  public static let usual: [Rendering] = [.tree, .routes]

  /// The version of this kind of text; it changes when the text of an unchanged screen does.
  public var version: Int {
    switch self {
    case .lifecycle, .tree: 2
    default: 1
    }
  }
}
