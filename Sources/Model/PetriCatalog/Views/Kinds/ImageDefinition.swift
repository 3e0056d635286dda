/// An image.
public struct ImageDefinition: KindDefinition {
  /// The name of the asset or symbol.
  public var name: TextTemplate
  /// Whether it is a system symbol.
  public var isSymbol = false
  /// The point size of a symbol; `nil` for the system's.
  public var size: Double?
  /// The weight of a symbol; `nil` for regular.
  public var weight: WeightOption?
  /// The content mode.
  public var mode = ContentModeOption.scaleToFill

  /// Makes an image.
  public init(name: TextTemplate) { self.name = name }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ImageDefinition {
  public var templates: [TextTemplate] { [name] }

  public func subject(locale: String) -> String { name.description }
}
