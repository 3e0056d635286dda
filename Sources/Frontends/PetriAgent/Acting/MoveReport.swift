import PetriText

/// The effects of a move.
package struct MoveReport: Sendable, Hashable {
  /// The move with names instead of references: `tap:submit`.
  package let move: String
  /// The effects that aren't visible, as predicates: `sets signedIn: true`.
  package let effects: [String]
  /// The screens that appeared, outermost first.
  package let shows: [String]
  /// The screens that disappeared.
  package let leaves: [String]
  /// The number of lines added to the tree.
  package let added: Int
  /// The number of lines removed from the tree.
  package let removed: Int
  /// Exits from the launched screen that lead nowhere.
  package let notes: [String]

  /// All effects as predicates; never empty.
  package var sentences: [String] {
    func listed(_ verb: String, _ names: [String]) -> [String] {
      names.isEmpty ? [] : ["\(verb) \(names.joined(separator: ", "))"]
    }
    let all = effects + listed("shows", shows) + listed("leaves", leaves) + notes
    guard all.isEmpty else { return all }
    guard added + removed > 0 else { return ["changes nothing"] }
    return ["changes the screen: \(added == 1 ? "1 line" : "\(added) lines") added, \(removed) removed"]
  }

  /// The move, truncated.
  package var shortMove: String { move.truncated(toColumns: MoveReport.longestMove) }

  private static let longestMove = 200

  /// The move and its effects in a sanitized line.
  package var words: String {
    let all = sentences.joined(separator: "; ")
    return "\(shortMove): \(all)".cleaned.truncated(toColumns: ScreenReader.longestLine)
  }

  package var json: JSONText {
    func strings(_ texts: [String]) -> JSONText? { texts.isEmpty ? nil : .array(texts.map(JSONText.string)) }
    return .line(
      .object([
        ("move", .string(move)), ("effects", strings(effects)), ("shows", strings(shows)),
        ("leaves", strings(leaves)), ("added", .int(added)), ("removed", .int(removed)), ("notes", strings(notes)),
      ])
    )
  }
}
