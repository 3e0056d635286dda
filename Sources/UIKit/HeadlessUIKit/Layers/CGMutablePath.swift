public import Foundation

/// A path that can grow.
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
