/// How large a composed screen may be; `limits` in `Catalog.yaml` sets them.
public struct CompositionLimits: Hashable, Sendable, Codable {
  /// How deep screens may be inside one another.
  public var depth = 32
  /// How many screens a screen may be composed of, itself included.
  public var screens = 500
  /// How many views a screen may have with those of the screens in it and of its containers.
  public var views = 10_000
  /// How many bytes its texts and the values that it gives to other screens may have.
  public var textBytes = 10_000_000

  /// Makes the default limits.
  public init() {}

  /// The limit of a measure.
  public subscript(measure: CompositionMeasure) -> Int {
    get {
      switch measure {
      case .depth: depth
      case .screens: screens
      case .views: views
      case .textBytes: textBytes
      }
    }
    set {
      switch measure {
      case .depth: depth = newValue
      case .screens: screens = newValue
      case .views: views = newValue
      case .textBytes: textBytes = newValue
      }
    }
  }
}
