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
  /// What the controllers hear from the launch until the screen is away again.
  case lifecycle
  /// Controllers and views with their frames and values, for programs.
  case json
  /// The laid-out screen as a drawing, in points.
  case svg
  /// What VoiceOver would read, in its order, and what gets in its way.
  case accessibility
  /// What the screen says of navigation: links, routes, interceptors, tasks, blocking, experiments.
  case routes

  /// The kinds that snapshots are of where nothing is said: what is on screen, and how one gets there.
  public static let usual: [Rendering] = [.tree, .routes]

  /// The version of this kind of text; another one when what is printed changes for a screen that did not.
  public var version: Int {
    switch self {
    case .lifecycle, .tree: 2
    default: 1
    }
  }
}
