/// A user-defined runtime attribute.
public struct RuntimeAttribute: Hashable, Sendable {
  public var keyPath: String
  public var value: Value
  /// The 1-based line of its element.
  public var line: Int

  public enum Value: Hashable, Sendable {
    case nothing
    case boolean(Bool)
    case number(Double)
    case string(String)
    case localized(String)
    case color(InterfaceColor)
    case image(String)
    case point(x: Double, y: Double)
    case size(width: Double, height: Double)
    case rectangle(Rectangle)
    case range(location: Int, length: Int)
  }

  /// Nil without a key path.
  init?(_ element: DocumentElement) {
    guard element.name == "userDefinedRuntimeAttribute", let path = element["keyPath"] else { return nil }
    keyPath = path
    line = element.line
    value = Self.value(element)
  }

  private static func value(_ element: DocumentElement) -> Value {
    let type = element["type"]
    if let text = element["value"] {
      switch type {
      case "boolean": return .boolean(text == "YES")
      case "image": return .image(text)
      default: return .string(text)
      }
    }
    switch type {
    case "boolean": return .boolean(element.child("boolean")?["value"] == "YES")
    case "number":
      let number = element.child(key: "value")
      return .number(number?.number("value") ?? 0)
    case "string":
      let string = element.child("string")
      string?.pass("base64-UTF8")
      return .string(string?.text ?? "")
    case "localizedString": return .localized(element.child("localizedString")?.text ?? "")
    case "color": return InterfaceColor("value", of: element).map(Value.color) ?? .nothing
    case "image": return .image(element.child("imageReference")?["image"] ?? "")
    case "point":
      return element.child(key: "value").map { .point(x: $0.number("x") ?? 0, y: $0.number("y") ?? 0) } ?? .nothing
    case "size":
      return element.child(key: "value").map { .size(width: $0.number("width") ?? 0, height: $0.number("height") ?? 0) }
        ?? .nothing
    case "rect": return element.child(key: "value").map { .rectangle(Rectangle($0)) } ?? .nothing
    case "range":
      return element.child(key: "value").map {
        .range(location: $0.integer("location") ?? 0, length: $0.integer("length") ?? 0)
      } ?? .nothing
    default: return .nothing
    }
  }
}
