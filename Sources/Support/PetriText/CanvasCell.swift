/// A cell of a canvas: a grapheme cluster and its style.
public struct CanvasCell: Sendable, Hashable {
  /// The grapheme cluster; empty in the right half of a wide one.
  public var text: String
  /// 1; 2 for the left half of a wide cluster, 0 for its right half.
  public var columns: Int
  /// The colours and text attributes.
  public var style: CellStyle

  /// Makes a cell.
  public init(text: String, columns: Int, style: CellStyle = .plain) {
    self.text = text
    self.columns = columns
    self.style = style
  }

  /// A blank cell without style.
  public static let blank = CanvasCell(text: " ", columns: 1)

  static func blank(_ style: CellStyle) -> CanvasCell { CanvasCell(text: " ", columns: 1, style: style) }
}
