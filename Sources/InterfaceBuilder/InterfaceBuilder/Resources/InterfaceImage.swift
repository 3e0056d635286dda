/// A reference to an image or symbol.
public struct InterfaceImage: Hashable, Sendable {
  public var name: String
  /// Whether the image is a system symbol.
  public var isSymbol: Bool
  public var symbol: Symbol?
  /// `template` or `original`, if specified.
  public var renderingMode: String?

  /// A symbol configuration.
  public struct Symbol: Hashable, Sendable {
    /// The font size in points.
    public var pointSize: Double?
    /// The UIKit name of a text style.
    public var style: String?
    /// `small`, `medium` or `large`.
    public var scale: String?
    public var weight: String?

    public init(pointSize: Double? = nil, style: String? = nil, scale: String? = nil, weight: String? = nil) {
      self.pointSize = pointSize
      self.style = style
      self.scale = scale
      self.weight = weight
    }
  }

  init?(_ attribute: String, of element: DocumentElement) {
    let reference = element.child("imageReference", key: attribute)
    guard let name = element[attribute] ?? reference?["image"] else { return nil }
    self.name = name
    isSymbol = (element["catalog"] ?? reference?["catalog"]) == "system"
    renderingMode = reference?["renderingMode"]
    guard attribute == "image" else { return }
    if let reference, let scale = reference["symbolScale"] { symbol = Symbol(scale: scale) }
    for key in ["preferredSymbolConfiguration", "preferredSymbolConfigurationForImage"] {
      if let chosen = element.child("preferredSymbolConfiguration", key: key) { symbol = Symbol(chosen) }
      if let font = element.child("fontDescription", key: key).flatMap(InterfaceFont.init) { symbol = Symbol(font) }
    }
  }
}

extension InterfaceImage.Symbol {
  init(_ element: DocumentElement) {
    element.pass("configurationType", "renderingMode")
    pointSize = element.number("pointSize")
    scale = element["scale"]
    weight = element["weight"]?.lowercased()
    style = element["textStyle"]
  }

  init(_ font: InterfaceFont) {
    switch font {
    case .style(let style): self.style = style
    case .system(let size, let weight, _):
      pointSize = size
      self.weight = weight
    case .named(_, let size): pointSize = size
    }
  }
}

/// A color in an Interface Builder document.
public enum InterfaceColor: Hashable, Sendable {
  /// Components between 0 and 1 in sRGB or, if `isDisplayP3`, in Display P3.
  case components(red: Double, green: Double, blue: Double, alpha: Double, isDisplayP3: Bool)
  /// A grey level from 0 (black) to 1 (white).
  case white(Double, alpha: Double)
  /// A system color, such as `systemBackgroundColor`.
  case system(String)
  case named(String)

  /// Creates a color from its element; nil for the default color.
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

  init?(_ key: String, of element: DocumentElement) {
    if let none = element.child("nil", key: key) { none.passAll() }
    guard let color = element.child("color", key: key) else { return nil }
    self.init(color)
  }
}

/// A font in an Interface Builder document.
public enum InterfaceFont: Hashable, Sendable {
  /// A system font with a size in points and a weight such as `semibold`.
  case system(size: Double, weight: String, isItalic: Bool)
  /// A text style by its UIKit name, such as `UICTFontTextStyleBody`.
  case style(String)
  /// A font by its PostScript name with a size in points.
  case named(String, size: Double)

  /// Reads a `fontDescription`, or the `font` of attributed text.
  init?(_ element: DocumentElement) {
    element.pass("family", "usesAppearanceFont")
    let size = (element.number("pointSize") ?? element.number("size")).flatMap { $0 > 0 ? $0 : nil }
    let kind = element["type"] ?? element["metaFont"]
    let weight = element["weight"]
    if let style = element["style"] {
      self = .style(style)
    } else if let name = element["name"] {
      let isSystem = name.hasPrefix(".") || name.hasPrefix("SFUI") || name.hasPrefix("SFPro")
      let size = size ?? 17
      self = isSystem ? .system(size: size, weight: Self.weight(in: name), isItalic: false) : .named(name, size: size)
    } else if let kind {
      let weight = kind == "boldSystem" ? "bold" : weight ?? "regular"
      self = .system(size: size ?? 17, weight: weight.lowercased(), isItalic: kind == "italicSystem")
    } else {
      return nil
    }
  }

  init?(_ key: String, of element: DocumentElement) {
    if let none = element.child("nil", key: key) { none.passAll() }
    guard let font = element.child("fontDescription", key: key) else { return nil }
    self.init(font)
  }

  private static func weight(in name: String) -> String {
    let words = ["ultralight", "thin", "light", "medium", "semibold", "bold", "heavy", "black"]
    return words.last { name.lowercased().hasSuffix($0) } ?? "regular"
  }
}
