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
