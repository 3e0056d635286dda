public import InterfaceBuilder

/// A layout problem that Interface Builder warns about.
public struct CanvasWarning: Hashable, Sendable {
  /// A kind of problem.
  public enum Problem: Hashable, Sendable {
    /// The constraints conflict.
    case conflicting([Constraint])
    /// The constraints don't determine the frame.
    case ambiguous
    /// The stored frame, in points, differs from the layout's.
    case misplaced(stored: Rectangle, found: Rectangle)
  }

  /// A constraint and its location.
  public struct Constraint: Hashable, Sendable {
    /// An equation such as `'Sign in'.width = 44`.
    public let words: String
    /// The 1-based line of its element.
    public let line: Int
  }

  /// The problem.
  public let problem: Problem
  /// The name of the view or the scene.
  public let subject: String
  /// The 1-based line of its element.
  public let line: Int
}
