/// The value of `matrix`: the renderings of snapshots, and the cells to include or exclude.
public struct MatrixDefinition: Hashable, Sendable, Codable {
  /// The renderings; empty for the catalogue's, or else the default ones.
  public var kinds: [Rendering] = []
  /// The rules of which each cell must match at least one; empty for all cells.
  public var include: [MatrixRule] = []
  /// The rules for cells to exclude.
  public var exclude: [MatrixRule] = []
  /// The reason for skipping all snapshots, if they are skipped.
  public var skip: String?

  /// Creates the complete matrix.
  public init() {}

  /// Merges a screen's matrix with the catalogue's: `exclude` is concatenated, other values override the catalogue's.
  public func within(_ catalog: MatrixDefinition) -> MatrixDefinition {
    var result = self
    if kinds.isEmpty { result.kinds = catalog.kinds.isEmpty ? Rendering.usual : catalog.kinds }
    if include.isEmpty { result.include = catalog.include }
    result.exclude = catalog.exclude + exclude
    return result
  }
}

/// A rule that matches cells of the matrix; an empty dimension matches everything.
public struct MatrixRule: Hashable, Sendable, Codable {
  /// The devices.
  public var devices: [String] = []
  /// The appearances.
  public var appearances: [Appearance] = []
  /// The content sizes.
  public var contentSizes: [ContentSize] = []
  /// The locales.
  public var locales: [String] = []
  /// The fixtures.
  public var fixtures: [String] = []
  /// The renderings.
  public var kinds: [Rendering] = []

  /// Creates a rule that matches every cell.
  public init() {}
}

/// A textual rendering of a composed screen.
public enum Rendering: String, Sendable, CaseIterable, Codable {
  /// The names of view controllers and views, outermost first.
  case tree
  /// The view controllers in the format of UIKit's `_printHierarchy`.
  case hierarchy
  /// The views in the format of UIKit's `recursiveDescription`.
  case views
  /// A wireframe of box-drawing characters.
  case wireframe
  /// The view controllers' lifecycle callbacks from launch to dismissal.
  case lifecycle
  /// The view controllers and views with frames and values, as JSON.
  case json
  /// A vector drawing in points.
  case svg
  /// The VoiceOver output in reading order, and accessibility problems.
  case accessibility
  /// The links, routes, interceptors, tasks, blockers and experiments.
  case routes

  /// The default renderings of snapshots.
  public static let usual: [Rendering] = [.tree, .routes]

  /// The version number, which is incremented if the rendering's output changes.
  public var version: Int {
    switch self {
    case .lifecycle, .tree: 2
    default: 1
    }
  }
}
