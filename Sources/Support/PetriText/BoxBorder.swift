/// The box-drawing characters of a frame.
public struct BoxBorder: Sendable, Hashable {
  /// The top and bottom edge.
  public var horizontal: String
  /// The left and right edge.
  public var vertical: String
  /// The top left corner.
  public var topLeft: String
  /// The top right corner.
  public var topRight: String
  /// The bottom left corner.
  public var bottomLeft: String
  /// The bottom right corner.
  public var bottomRight: String

  /// - Parameter corners: top left, top right, bottom left, bottom right.
  private init(_ horizontal: String, _ vertical: String, _ corners: String...) {
    self.horizontal = horizontal
    self.vertical = vertical
    topLeft = corners[0]
    topRight = corners[1]
    bottomLeft = corners[2]
    bottomRight = corners[3]
  }

  /// `┌─┐`
  public static let light = BoxBorder("─", "│", "┌", "┐", "└", "┘")
  /// `╭─╮`
  public static let rounded = BoxBorder("─", "│", "╭", "╮", "╰", "╯")
  /// `┏━┓`
  public static let heavy = BoxBorder("━", "┃", "┏", "┓", "┗", "┛")
  /// `╔═╗`
  public static let double = BoxBorder("═", "║", "╔", "╗", "╚", "╝")
  /// `+-+`
  public static let ascii = BoxBorder("-", "|", "+", "+", "+", "+")
}

/// The sides of a cell that a box-drawing character connects.
public struct LineEnds: OptionSet, Sendable, Hashable {
  /// The bit mask.
  public let rawValue: Int

  /// Creates a set from a bit mask.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Connects to the row above.
  public static let up = LineEnds(rawValue: 1)
  /// Connects to the row below.
  public static let down = LineEnds(rawValue: 2)
  /// Connects to the column before.
  public static let left = LineEnds(rawValue: 4)
  /// Connects to the column after.
  public static let right = LineEnds(rawValue: 8)

  /// The sides that a thin box-drawing character connects; `nil` for any other text.
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

  /// The thin box-drawing character for these sides. A single side results in a full line.
  public var character: String {
    let characters = [" ", "│", "│", "│", "─", "┘", "┐", "┤", "─", "└", "┌", "├", "─", "┴", "┬", "┼"]
    return characters[rawValue & 15]
  }
}
