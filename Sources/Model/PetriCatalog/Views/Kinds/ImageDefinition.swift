/// `image`: a picture by its name, of a fixed size.
public struct ImageDefinition: KindDefinition {
  /// The asset's name, or a symbol's.
  public var name: TextTemplate
  /// Whether it is one of the system's symbols.
  public var isSymbol = false
  /// The size of the text beside a symbol, in points; the system's where it is `nil`.
  public var size: Double?
  /// How heavy a symbol is; regular where it is `nil`.
  public var weight: WeightOption?
  /// How it fills its view.
  public var mode = ContentModeOption.scaleToFill

  /// Makes an image.
  public init(name: TextTemplate) { self.name = name }
}

extension ImageDefinition {
  /// Its name.
  public var templates: [TextTemplate] { [name] }

  /// Its name.
  public func subject(locale: String) -> String { name.description }
}
