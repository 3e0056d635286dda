/// A colour as a document has it.
public enum InterfaceColor: Hashable, Sendable {
  /// Parts between 0 and 1, in sRGB or, where `isDisplayP3`, in that space.
  case components(red: Double, green: Double, blue: Double, alpha: Double, isDisplayP3: Bool)
  /// A shade between black (0) and white (1).
  case white(Double, alpha: Double)
  /// A colour of the system's, such as `systemBackgroundColor`, with what it was for systems that lack it.
  case system(String)
  /// A colour of an asset catalogue.
  case named(String)

  /// A `color`; nil where none is chosen.
  init?(_ element: DocumentElement) {
    element.pass(
      "customColorSpace",
      "colorSpace",
      "catalog",
      "systemColor",
      "cocoaTouchSystemColor",
      "xcode11CocoaTouchSystemColor"
    )
    let alpha = element.number("alpha") ?? 1
    let system = element["systemColor"] ?? element["cocoaTouchSystemColor"] ?? element["xcode11CocoaTouchSystemColor"]
    let white = element.number("white")
    let parts = (element.number("red"), element.number("green"), element.number("blue"))
    for older in element.all("color") { older.passAll() }
    if let name = element["name"] {
      self = .named(name)
    } else if let system {
      self = .system(system)
    } else if let white {
      self = .white(white, alpha: alpha)
    } else if let red = parts.0, let green = parts.1, let blue = parts.2 {
      let space = element["customColorSpace"] ?? ""
      self = .components(red: red, green: green, blue: blue, alpha: alpha, isDisplayP3: space == "displayP3")
    } else {
      return nil
    }
  }

  /// The `color` of a key in an element.
  init?(_ key: String, of element: DocumentElement) {
    if let none = element.child("nil", key: key) { none.passAll() }
    guard let color = element.child("color", key: key) else { return nil }
    self.init(color)
  }
}
