/// The bounds of a document that is read.
public enum DocumentLimits {
  /// The most bytes: the largest public storyboards have four million.
  public static let bytes = 64 << 20
  /// The most elements in each other: a view takes two.
  public static let depth = 240
  /// The most dots of a page control; no screen has room for so many.
  public static let pages = 1000
  /// The farthest that a number may be from 0; points beyond have no meaning on any screen, and arithmetic with them fails.
  public static let number = 1e8
}
