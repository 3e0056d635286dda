/// A part of a document that isn't known here: it is kept out of what is built, and reported.
public struct UnreadPart: Hashable, Sendable {
  /// The line of the element, counted from 1.
  public let line: Int
  /// The name of the element.
  public let element: String
  /// The name of the element that it is in; nil for the outermost.
  public let parent: String?
  /// The attribute of the element that isn't known; nil where the element itself isn't.
  public let attribute: String?
}
