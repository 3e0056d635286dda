/// Limits for composed screens, set by `limits` in `Catalog.yaml`.
public struct CompositionLimits: Hashable, Sendable, Codable {
  /// The maximum nesting depth of screens.
  public var depth = 32
  /// The maximum number of screens in a screen, including itself.
  public var screens = 500
  /// The maximum number of views in a screen, including nested screens and containers.
  public var views = 10_000
  /// The maximum size of texts and context values in bytes.
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
