/// A document that can't be read, and where it can't be.
public struct DocumentError: Error, Hashable, Sendable {
  /// The line, counted from 1.
  public let line: Int
  /// The column, counted from 1; 0 where it isn't known.
  public let column: Int
  public let reason: Reason

  /// Why a document can't be read.
  public enum Reason: Hashable, Sendable {
    /// The XML isn't well-formed.
    case malformed
    /// Nothing is in it.
    case empty
    /// The outermost element isn't a document of Interface Builder's for iOS.
    case otherDocument(root: String)
    /// A document of Xcode 4 or older, which is an archive of objects.
    case olderFormat
    /// A document for another platform, by its runtime's name.
    case otherPlatform(String)
    /// It declares entities, which documents of Interface Builder never do.
    case entities
    /// Elements are in each other deeper than `DocumentLimits.depth`.
    case tooDeep
    /// It has more bytes than `DocumentLimits.bytes`.
    case tooLarge(bytes: Int)
    /// It has the markers of a merge that wasn't finished.
    case unfinishedMerge
  }
}
