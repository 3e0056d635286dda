/// Why a screen could not be printed for its snapshot.
public struct CellFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason in words, on one or several lines.
  public let description: String

  /// Makes a failure with its reason.
  public init(_ description: String) {
    self.description = description
  }
}
