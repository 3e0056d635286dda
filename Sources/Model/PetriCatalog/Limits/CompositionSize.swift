/// How large a composed screen is. A number that would be too large for an `Int` stays the largest there is.
public struct CompositionSize: Hashable, Sendable {
  /// Screens inside one another.
  public var depth = 0
  /// Screens in all.
  public var screens = 0
  /// Views in all.
  public var views = 0
  /// Bytes of texts in all.
  public var textBytes = 0

  /// Nothing.
  public init() {}

  /// The number of a measure.
  public subscript(measure: CompositionMeasure) -> Int {
    switch measure {
    case .depth: depth
    case .screens: screens
    case .views: views
    case .textBytes: textBytes
    }
  }

  /// Adds the size of another part.
  public mutating func add(_ other: CompositionSize, times count: Int = 1) {
    depth = max(depth, other.depth)
    screens = screens.adding(other.screens.times(count))
    views = views.adding(other.views.times(count))
    textBytes = textBytes.adding(other.textBytes.times(count))
  }
}
