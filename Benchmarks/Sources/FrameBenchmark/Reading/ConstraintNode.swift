/// A constraint as a document has it: items by identifier, the first one the view that owns it where it is absent.
struct ConstraintNode {
  var id: String
  var first: String?
  var firstAttribute: String
  var relation: String
  var second: String?
  var secondAttribute: String?
  var multiplier: Double
  var constant: Double
  var isSymbolic: Bool
  var priority: Double

  init?(_ element: Element) {
    guard element.name == "constraint", let attribute = element["firstAttribute"] else { return nil }
    id = element["id"] ?? ""
    first = element["firstItem"]
    firstAttribute = attribute
    relation = element["relation"] ?? "equal"
    second = element["secondItem"]
    secondAttribute = element["secondAttribute"]
    multiplier = element["multiplier"].map(Self.ratio) ?? 1
    constant = element.number("constant") ?? 0
    isSymbolic = element.flag("symbolic") ?? false
    priority = element.number("priority") ?? 1000
  }

  /// `3`, `3:2` or `3/2`.
  private static func ratio(_ text: String) -> Double {
    let parts = text.split { $0 == ":" || $0 == "/" }.compactMap { Double($0) }
    guard parts.count == 2, parts[1] != 0 else { return parts.first ?? 1 }
    return parts[0] / parts[1]
  }
}
