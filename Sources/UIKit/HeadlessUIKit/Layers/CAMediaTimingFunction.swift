public import Foundation

/// A curve in time.
@preconcurrency @MainActor
open class CAMediaTimingFunction: NSObject {
  private let points: [(Float, Float)]

  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [(0, 0), (c1x, c1y), (c2x, c2y), (1, 1)]
    super.init()
  }

  public convenience override init() {
    self.init(name: .linear)
  }

  /// There are no archives of curves here; makes an even one.
  public required convenience init?(coder: NSCoder) {
    self.init()
  }

  /// Writes one of the four points: the ends are 0 and 3.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    guard points.indices.contains(idx) else { return }
    ptr[0] = points[idx].0
    ptr[1] = points[idx].1
  }
}
