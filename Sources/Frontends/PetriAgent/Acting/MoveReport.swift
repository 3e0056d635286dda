public import PetriText

/// The effects of a move, in words and for programs.
public struct MoveReport: Sendable, Hashable {
  /// The move, with names in place of references: `tap:submit`.
  public let move: String
  /// The effects that aren't on the screen, as sentences without a subject: `sets signedIn: true`.
  public let effects: [String]
  /// The screens that came, the outermost first.
  public let shows: [String]
  /// The screens that went.
  public let leaves: [String]
  /// How many lines the tree got.
  public let added: Int
  /// How many lines the tree lost.
  public let removed: Int
  /// Ways out of the screen that was launched, behind which there is nothing.
  public let notes: [String]

  /// All of it as sentences without a subject; there is always one.
  public var sentences: [String] {
    func listed(_ verb: String, _ names: [String]) -> [String] {
      names.isEmpty ? [] : ["\(verb) \(names.joined(separator: ", "))"]
    }
    let all = effects + listed("shows", shows) + listed("leaves", leaves) + notes
    guard all.isEmpty else { return all }
    guard added + removed > 0 else { return ["changes nothing"] }
    return ["changes the screen: \(added == 1 ? "1 line" : "\(added) lines") added, \(removed) removed"]
  }

  /// The move, with the start of a long text in place of all of it.
  public var shortMove: String { move.truncated(toColumns: MoveReport.longestMove) }

  /// The most columns of a move.
  private static let longestMove = 200

  /// The move and its effects in a line that is harmless to a terminal.
  public var words: String {
    let all = sentences.joined(separator: "; ")
    return "\(shortMove): \(all)".cleaned.truncated(toColumns: ScreenReader.longestLine)
  }

  /// The report for programs.
  public var json: JSONText {
    func strings(_ texts: [String]) -> JSONText? { texts.isEmpty ? nil : .array(texts.map(JSONText.string)) }
    return .line(
      .object([
        ("move", .string(move)), ("effects", strings(effects)), ("shows", strings(shows)),
        ("leaves", strings(leaves)), ("added", .int(added)), ("removed", .int(removed)), ("notes", strings(notes)),
      ])
    )
  }
}
