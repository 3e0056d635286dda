import PetriText

/// The answer to a ``ScreenQuestion``.
package struct ScreenAnswer: Sendable {
  /// The lines, with line feeds: all, some, or the changes.
  package let text: String
  /// The number of lines shown and the hash for a later question.
  package let summary: String
  /// The hash of the complete text.
  package let hash: String
  /// The number of moves made before the answer that this one is compared with.
  package let knownMoves: Int
  package let json: JSONText

  /// The text with its summary in the last line.
  package var description: String { "\(text)# \(summary)\n" }
}
