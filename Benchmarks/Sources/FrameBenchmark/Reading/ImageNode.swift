/// A picture that a view shows: the resource's name, and how a symbol is configured.
struct ImageNode {
  var name: String
  var isSymbol: Bool
  var symbol: Symbol?

  /// How large a symbol is.
  struct Symbol {
    var pointSize: Double?
    var style: String?
    var scale: String?
    var weight: String?

    init(_ element: Element) {
      pointSize = element.number("pointSize") ?? element.child("fontDescription", key: "font")?.number("pointSize")
      style = element["textStyle"] ?? element.child("fontDescription", key: "font")?["style"]
      scale = element["scale"]
      weight = element["weight"]
    }
  }

  /// The picture of an element, by the attribute `image`.
  init?(_ element: Element, attribute: String = "image") {
    guard let name = element[attribute] else { return nil }
    self.name = name
    isSymbol = element["catalog"] == "system"
    symbol = element.children.first {
      $0.name == "preferredSymbolConfiguration" || $0["key"] == "preferredSymbolConfiguration"
    }.map(Symbol.init)
  }
}
