/// A picture that a view shows: the resource's name, and how a symbol is configured.
public struct InterfaceImage: Hashable, Sendable {
  public var name: String
  /// Whether it is a symbol of the system's.
  public var isSymbol: Bool
  public var symbol: Symbol?
  /// `template` or `original`, where it is chosen.
  public var renderingMode: String?

  /// How a symbol is drawn.
  public struct Symbol: Hashable, Sendable {
    /// The size of the text beside it, in points.
    public var pointSize: Double?
    /// A text style by UIKit's name.
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

  /// The picture of an attribute and its `imageReference`; nil where there is none.
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
