/// A cell of a canvas: a grapheme cluster with its style.
public struct CanvasCell: Sendable, Hashable {
  /// The cluster; empty in the right half of a wide one.
  public var text: String
  /// 1, 2 for the left half of a wide cluster, 0 for the right half.
  public var columns: Int
  /// How it looks.
  public var style: CellStyle

  /// Makes a cell.
  public init(text: String, columns: Int, style: CellStyle = .plain) {
    self.text = text
    self.columns = columns
    self.style = style
  }

  /// An empty cell.
  public static let blank = CanvasCell(text: " ", columns: 1)

  static func blank(_ style: CellStyle) -> CanvasCell { CanvasCell(text: " ", columns: 1, style: style) }
}
