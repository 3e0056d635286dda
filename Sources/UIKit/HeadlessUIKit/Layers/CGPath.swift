public import Foundation

/// Core Graphics' path, reduced to what layers and Bézier paths need.
public class CGPath: Hashable {
  /// An element of a path.
  public enum HeadlessStep: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(CGPoint, control: CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  /// The elements of the path. Not in Core Graphics, which passes them to a function.
  public internal(set) var headlessSteps: [HeadlessStep]

  init(steps: [HeadlessStep]) {
    headlessSteps = steps
  }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(steps: [
      .move(rect.origin), .line(CGPoint(x: rect.maxX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.maxY)),
      .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
    ])
    if let transform { apply(transform.pointee) }
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(roundedRect: rect, cornerWidth: rect.width / 2, cornerHeight: rect.height / 2, transform: transform)
  }

  public convenience init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let size = CGSize(width: min(cornerWidth, rect.width / 2), height: min(cornerHeight, rect.height / 2))
    // The control points that best approximate a quarter of an ellipse lie this far from its corner.
    let (inX, inY) = (size.width * 0.447_715, size.height * 0.447_715)
    func corner(_ x: CGFloat, _ y: CGFloat, _ dx: CGFloat, _ dy: CGFloat, endsUpright: Bool) -> HeadlessStep {
      let flat = CGPoint(x: x + dx * size.width, y: y)
      let upright = CGPoint(x: x, y: y + dy * size.height)
      let nearFlat = CGPoint(x: x + dx * inX, y: y)
      let nearUpright = CGPoint(x: x, y: y + dy * inY)
      return endsUpright
        ? .curve(upright, control1: nearFlat, control2: nearUpright)
        : .curve(flat, control1: nearUpright, control2: nearFlat)
    }
    self.init(steps: [
      .move(CGPoint(x: left + size.width, y: top)), .line(CGPoint(x: right - size.width, y: top)),
      corner(right, top, -1, 1, endsUpright: true), .line(CGPoint(x: right, y: bottom - size.height)),
      corner(right, bottom, -1, -1, endsUpright: false), .line(CGPoint(x: left + size.width, y: bottom)),
      corner(left, bottom, 1, -1, endsUpright: true), .line(CGPoint(x: left, y: top + size.height)),
      corner(left, top, 1, 1, endsUpright: false), .close,
    ])
    if let transform { apply(transform.pointee) }
  }

  func apply(_ transform: CGAffineTransform) {
    headlessSteps = headlessSteps.map { step in
      switch step {
      case .move(let point): .move(point.applying(transform))
      case .line(let point): .line(point.applying(transform))
      case .quadCurve(let point, let control):
        .quadCurve(point.applying(transform), control: control.applying(transform))
      case .curve(let point, let first, let second):
        .curve(point.applying(transform), control1: first.applying(transform), control2: second.applying(transform))
      case .close: .close
      }
    }
  }

  var points: [CGPoint] {
    headlessSteps.flatMap { step -> [CGPoint] in
      switch step {
      case .move(let point), .line(let point): [point]
      case .quadCurve(let point, let control): [control, point]
      case .curve(let point, let first, let second): [first, second, point]
      case .close: []
      }
    }
  }

  public var isEmpty: Bool { headlessSteps.isEmpty }

  public var currentPoint: CGPoint {
    var start = CGPoint.zero
    var current = CGPoint.zero
    for step in headlessSteps {
      switch step {
      case .move(let point):
        start = point
        current = point
      case .line(let point), .quadCurve(let point, _), .curve(let point, _, _): current = point
      case .close: current = start
      }
    }
    return current
  }

  public var boundingBox: CGRect {
    let all = points
    guard let left = all.map(\.x).min(), let right = all.map(\.x).max(), let top = all.map(\.y).min(),
      let bottom = all.map(\.y).max()
    else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  public var boundingBoxOfPath: CGRect { boundingBox }

  public func copy() -> CGPath? { CGPath(steps: headlessSteps) }

  public static func == (left: CGPath, right: CGPath) -> Bool { left.headlessSteps == right.headlessSteps }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(headlessSteps)
  }
}

/// A mutable path.
public final class CGMutablePath: CGPath {
  public init() {
    super.init(steps: [])
  }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    headlessSteps.append(.move(point.applying(transform)))
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    headlessSteps.append(.line(point.applying(transform)))
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    let path = CGPath(rect: rect, transform: nil)
    path.apply(transform)
    headlessSteps += path.headlessSteps
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    let copy = CGPath(steps: path.headlessSteps)
    copy.apply(transform)
    headlessSteps += copy.headlessSteps
  }

  public func closeSubpath() {
    headlessSteps.append(.close)
  }
}
