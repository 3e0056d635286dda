/// The bounds of a document that is read.
public enum DocumentLimits {
  /// The most bytes: the largest public storyboards have four million.
  public static let bytes = 64 << 20
  /// The most elements in each other: a view takes two.
  public static let depth = 240
}
