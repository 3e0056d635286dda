/// The characters of a frame.
public struct BoxBorder: Sendable, Hashable {
  /// The upper and lower edge.
  public var horizontal: String
  /// The left and right edge.
  public var vertical: String
  /// A corner.
  public var topLeft: String
  /// A corner.
  public var topRight: String
  /// A corner.
  public var bottomLeft: String
  /// A corner.
  public var bottomRight: String

  /// Makes a border of six characters: the edges, then the corners from left to right, the upper ones first.
  private init(_ horizontal: String, _ vertical: String, _ corners: String...) {
    self.horizontal = horizontal
    self.vertical = vertical
    topLeft = corners[0]
    topRight = corners[1]
    bottomLeft = corners[2]
    bottomRight = corners[3]
  }

  /// Thin lines.
  public static let light = BoxBorder("─", "│", "┌", "┐", "└", "┘")
  /// Thin lines with round corners.
  public static let rounded = BoxBorder("─", "│", "╭", "╮", "╰", "╯")
  /// Thick lines.
  public static let heavy = BoxBorder("━", "┃", "┏", "┓", "┗", "┛")
  /// Two lines.
  public static let double = BoxBorder("═", "║", "╔", "╗", "╚", "╝")
  /// Without characters outside ASCII.
  public static let ascii = BoxBorder("-", "|", "+", "+", "+", "+")
}
