public import InterfaceBuilder

/// A problem of a document's layout, as Interface Builder warns about it.
public struct CanvasWarning: Hashable, Sendable {
  /// The kinds of problem.
  public enum Problem: Hashable, Sendable {
    /// The constraints can't hold together.
    case conflicting([Constraint])
    /// The constraints leave open where the view is.
    case ambiguous
    /// The document has another frame than the layout gives, in points.
    case misplaced(stored: Rectangle, found: Rectangle)
  }

  /// A constraint in words, and where it is.
  public struct Constraint: Hashable, Sendable {
    /// It as an equation, such as `'Sign in'.width = 44`.
    public let words: String
    /// The line on which it begins, from 1.
    public let line: Int
  }

  /// The problem.
  public let problem: Problem
  /// The name of the view, or of the scene.
  public let subject: String
  /// The line on which the view or the scene begins, from 1.
  public let line: Int
}
