/// `image`: a picture by its name, of a fixed size.
public struct ImageDefinition: Hashable, Sendable, Codable {
  /// The asset's name.
  public var name: TextTemplate
  /// How it fills its view.
  public var mode = ContentModeOption.scaleToFill

  /// Makes an image.
  public init(name: TextTemplate) { self.name = name }
}
