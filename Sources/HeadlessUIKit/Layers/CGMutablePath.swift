public import Foundation

/// A path that can grow.
public final class CGMutablePath: CGPath {
  /// An empty path.
  public init() {
    super.init(steps: [])
  }

  /// Goes to a point without a line.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    headlessSteps.append(.move(point.applying(transform)))
  }

  /// Adds a line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    headlessSteps.append(.line(point.applying(transform)))
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    let path = CGPath(rect: rect, transform: nil)
    path.apply(transform)
    headlessSteps += path.headlessSteps
  }

  /// Adds a path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    let copy = CGPath(steps: path.headlessSteps)
    copy.apply(transform)
    headlessSteps += copy.headlessSteps
  }

  /// Adds a line back to the beginning.
  public func closeSubpath() {
    headlessSteps.append(.close)
  }
}
