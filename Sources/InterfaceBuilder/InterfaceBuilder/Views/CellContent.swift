/// The part of a table's row that is its own.
public struct CellContent: Hashable, Sendable {
  public var reuseIdentifier: String?
  /// UIKit's name of the style, such as `IBUITableViewCellStyleSubtitle`; nil for a custom one.
  public var style: String?
  /// Identifiers of the style's own views.
  public var textLabel: String?
  public var detailTextLabel: String?
  public var imageView: String?
  public var image: InterfaceImage?
  public var accessory: String?
  public var editingAccessory: String?
  public var selectionStyle: String?
  public var indentationLevel: Int
  /// In points.
  public var indentationWidth: Double
  /// In points; nil for the table's.
  public var rowHeight: Double?
  public var separatorInset: Edges?

  init(_ element: DocumentElement) {
    element.pass(
      "hidesAccessoryWhenEditing",
      "shouldIndentWhileEditing",
      "showsReorderControl",
      "focusStyle",
      "clipsSubviews",
      "selected",
      "highlighted",
      "editing"
    )
    reuseIdentifier = element["reuseIdentifier"]
    style = element["style"]
    textLabel = element["textLabel"]
    detailTextLabel = element["detailTextLabel"]
    imageView = element["imageView"]
    image = InterfaceImage("image", of: element)
    accessory = element["accessoryType"]
    editingAccessory = element["editingAccessoryType"]
    selectionStyle = element["selectionStyle"]
    indentationLevel = element.integer("indentationLevel") ?? 0
    indentationWidth = element.number("indentationWidth") ?? 10
    rowHeight = element.number("rowHeight")
    separatorInset = element.child("inset", key: "separatorInset").map(Edges.init)
  }
}
