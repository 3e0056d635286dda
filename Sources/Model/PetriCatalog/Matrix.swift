/// The value of `matrix`: the renderings of snapshots, and the cells of the matrix.
public struct MatrixDefinition: Hashable, Sendable, Codable {
  /// The renderings; empty for the catalogue's, or the defaults.
  public var kinds: [Rendering] = []
  /// The rules of which a cell must match one; empty for all cells.
  public var include: [MatrixRule] = []
  /// The rules of cells to exclude.
  public var exclude: [MatrixRule] = []
  /// The reason for having no snapshots, if any.
  public var skip: String?

  /// Makes the complete matrix.
  public init() {}

  /// The matrix of a screen combined with the catalogue's: `exclude` is merged, the rest overrides.
  public func within(_ catalog: MatrixDefinition) -> MatrixDefinition {
    var result = self
    if kinds.isEmpty { result.kinds = catalog.kinds.isEmpty ? Rendering.usual : catalog.kinds }
    if include.isEmpty { result.include = catalog.include }
    result.exclude = catalog.exclude + exclude
    return result
  }
}

/// Matches cells of the matrix; an empty dimension matches any.
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

  /// Makes a rule that matches every cell.
  public init() {}
}

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
