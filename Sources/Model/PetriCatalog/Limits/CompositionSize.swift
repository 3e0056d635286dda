/// The size of a composed screen; numbers saturate at `Int.max`.
public struct CompositionSize: Hashable, Sendable {
  /// The nesting depth of screens.
  public var depth = 0
  /// The number of screens.
  public var screens = 0
  /// The number of views.
  public var views = 0
  /// The size of texts in bytes.
  public var textBytes = 0

  /// Makes a size of zero.
  public init() {}

  /// The value of a measure.
  public subscript(measure: CompositionMeasure) -> Int {
    switch measure {
    case .depth: depth
    case .screens: screens
    case .views: views
    case .textBytes: textBytes
    }
  }

  /// Adds the size of a part.
  public mutating func add(_ other: CompositionSize, times count: Int = 1) {
    depth = max(depth, other.depth)
    screens = screens.adding(other.screens.times(count))
    views = views.adding(other.views.times(count))
    textBytes = textBytes.adding(other.textBytes.times(count))
  }
}
