/// A table's row.
struct CellNode {
  var accessory: String?
  var indentationLevel: Int
  var indentationWidth: Double

  init(_ element: Element) {
    accessory = element["accessoryType"]
    indentationLevel = Int(element.number("indentationLevel") ?? 0)
    indentationWidth = element.number("indentationWidth") ?? 10
  }
}
