public import Foundation

/// Core Graphics' drawing context, which records drawing operations instead of pixels.
public final class CGContext {
  private struct State {
    var transform = CGAffineTransform.identity
    var fill = CGColor(gray: 0, alpha: 1)
    var stroke = CGColor(gray: 0, alpha: 1)
    var width: CGFloat = 1
    var alpha: CGFloat = 1
  }

  public let width: Int
  public let height: Int
  /// The recorded operations, in points. Not in Core Graphics.
  public private(set) var headlessStrokes: [HeadlessStroke] = []
  private var state = State()
  private var saved: [State] = []
  private var current = CGMutablePath()

  package init(size: CGSize, scale: CGFloat) {
    // An infinite size has no pixels.
    width = Int(exactly: (size.width * scale).rounded(.up)) ?? 0
    height = Int(exactly: (size.height * scale).rounded(.up)) ?? 0
  }

  // MARK: State

  public func saveGState() { saved.append(state) }

  public func restoreGState() {
    if let last = saved.popLast() { state = last }
  }

  public var ctm: CGAffineTransform { state.transform }
  public func concatenate(_ transform: CGAffineTransform) { state.transform = transform.concatenating(state.transform) }
  public func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }
  public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  public func setFillColor(_ color: CGColor) { state.fill = color }
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  public func setLineWidth(_ width: CGFloat) { state.width = width }
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }

  private func faded(_ color: CGColor) -> CGColor {
    state.alpha == 1 ? color : color.copy(alpha: color.alpha * state.alpha) ?? color
  }

  private func placed(_ path: CGPath) -> [CGPath.HeadlessStep] {
    let copy = CGPath(steps: path.headlessSteps)
    copy.apply(state.transform)
    return copy.headlessSteps
  }

  // MARK: Paths

  public func beginPath() { current = CGMutablePath() }
  public func move(to point: CGPoint) { current.move(to: point) }
  public func addLine(to point: CGPoint) { current.addLine(to: point) }
  public func addLines(between points: [CGPoint]) {
    for (index, point) in points.enumerated() {
      if index == 0 { current.move(to: point) } else { current.addLine(to: point) }
    }
  }
  public func addRect(_ rect: CGRect) { current.addRect(rect) }
  public func addEllipse(in rect: CGRect) { current.addPath(CGPath(ellipseIn: rect, transform: nil)) }
  public func addPath(_ path: CGPath) { current.addPath(path) }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    current.headlessSteps.append(.quadCurve(end, control: control))
  }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.headlessSteps.append(.curve(end, control1: control1, control2: control2))
  }
  public func closePath() { current.closeSubpath() }
  public var path: CGPath? { current.isEmpty ? nil : current.copy() }
  public var isPathEmpty: Bool { current.isEmpty }
  public var currentPointOfPath: CGPoint { current.currentPoint }
  public var boundingBoxOfPath: CGRect { current.boundingBox }

  public func fillPath() {
    fill(current)
    beginPath()
  }

  public func strokePath() {
    stroke(current, width: state.width)
    beginPath()
  }

  public func clip() {
    headlessStrokes.append(.clip(placed(current)))
    beginPath()
  }

  // MARK: Drawing

  func fill(_ path: CGPath) {
    guard !path.isEmpty else { return }
    headlessStrokes.append(.fill(placed(path), color: faded(state.fill)))
  }

  func stroke(_ path: CGPath, width: CGFloat) {
    guard !path.isEmpty else { return }
    headlessStrokes.append(.stroke(placed(path), color: faded(state.stroke), width: width))
  }

  func clip(_ path: CGPath) { headlessStrokes.append(.clip(placed(path))) }

  public func fill(_ rect: CGRect) { fill(CGPath(rect: rect, transform: nil)) }
  public func fill(_ rects: [CGRect]) {
    for rect in rects { fill(rect) }
  }
  public func fillEllipse(in rect: CGRect) { fill(CGPath(ellipseIn: rect, transform: nil)) }
  public func stroke(_ rect: CGRect) { stroke(CGPath(rect: rect, transform: nil), width: state.width) }
  public func stroke(_ rect: CGRect, width: CGFloat) { stroke(CGPath(rect: rect, transform: nil), width: width) }
  public func strokeEllipse(in rect: CGRect) { stroke(CGPath(ellipseIn: rect, transform: nil), width: state.width) }
  public func strokeLineSegments(between points: [CGPoint]) {
    for start in stride(from: 0, to: points.count - 1, by: 2) {
      let line = CGMutablePath()
      line.move(to: points[start])
      line.addLine(to: points[start + 1])
      stroke(line, width: state.width)
    }
  }
  public func clip(to rect: CGRect) { clip(CGPath(rect: rect, transform: nil)) }
  public func clear(_ rect: CGRect) { headlessStrokes.append(.clear(rect.applying(state.transform))) }

  package func draw(_ image: UIImage, in rect: CGRect) {
    headlessStrokes.append(.image(image, rect.applying(state.transform)))
  }

  package func draw(_ text: String, in rect: CGRect) {
    headlessStrokes.append(.text(text, rect.applying(state.transform)))
  }
}

/// A recorded drawing operation.
public enum HeadlessStroke: Hashable, Sendable {
  case fill([CGPath.HeadlessStep], color: CGColor)
  case stroke([CGPath.HeadlessStep], color: CGColor, width: CGFloat)
  case clear(CGRect)
  case clip([CGPath.HeadlessStep])
  case image(UIImage, CGRect)
  case text(String, CGRect)
}
