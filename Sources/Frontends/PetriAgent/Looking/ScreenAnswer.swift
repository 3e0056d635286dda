public import PetriText

/// A screen as it was asked for.
public struct ScreenAnswer: Sendable {
  /// The lines, each with its end: all, some, or what has changed.
  public let text: String
  /// The extent of the lines: how many of how many, since when, and the hash to ask by next.
  public let summary: String
  /// The hash of the complete text.
  public let hash: String
  /// How many of the moves had been made before the answer that this one is compared with.
  public let knownMoves: Int
  /// The same for programs.
  public let json: JSONText

  /// The text with its summary in the last line.
  public var description: String { "\(text)# \(summary)\n" }
}
