/// The sides of a cell to which the lines of a frame go on from its middle.
public struct LineEnds: OptionSet, Sendable, Hashable {
  /// The sides as bits.
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// To the row above.
  public static let up = LineEnds(rawValue: 1)
  /// To the row below.
  public static let down = LineEnds(rawValue: 2)
  /// To the column before.
  public static let left = LineEnds(rawValue: 4)
  /// To the column after.
  public static let right = LineEnds(rawValue: 8)

  /// The sides to which a thin line's character goes on; `nil` for anything else.
  public init?(_ text: String) {
    switch text {
    case "─": self = [.left, .right]
    case "│": self = [.up, .down]
    case "┌", "╭": self = [.down, .right]
    case "┐", "╮": self = [.down, .left]
    case "└", "╰": self = [.up, .right]
    case "┘", "╯": self = [.up, .left]
    case "├": self = [.up, .down, .right]
    case "┤": self = [.up, .down, .left]
    case "┬": self = [.down, .left, .right]
    case "┴": self = [.up, .left, .right]
    case "┼": self = [.up, .down, .left, .right]
    default: return nil
    }
  }

  /// The character of such thin lines; a line that goes to one side alone is drawn through.
  public var character: String {
    let characters = [" ", "│", "│", "│", "─", "┘", "┐", "┤", "─", "└", "┌", "├", "─", "┴", "┬", "┼"]
    return characters[rawValue & 15]
  }
}
