public import Foundation

/// A path of lines and curves, which layers keep and contexts record.
@preconcurrency @MainActor
open class UIBezierPath: NSObject {
  private var path = CGMutablePath()

  public override init() {
    super.init()
  }

  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect,
      byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius)
    )
  }

  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    let radius = min(cornerRadii.width, rect.width / 2, rect.height / 2)
    func size(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? max(0, radius) : 0 }
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    move(to: CGPoint(x: left + size(.topLeft), y: top))
    addLine(to: CGPoint(x: right - size(.topRight), y: top))
    turn(at: CGPoint(x: right, y: top), to: CGPoint(x: right, y: top + size(.topRight)))
    addLine(to: CGPoint(x: right, y: bottom - size(.bottomRight)))
    turn(at: CGPoint(x: right, y: bottom), to: CGPoint(x: right - size(.bottomRight), y: bottom))
    addLine(to: CGPoint(x: left + size(.bottomLeft), y: bottom))
    turn(at: CGPoint(x: left, y: bottom), to: CGPoint(x: left, y: bottom - size(.bottomLeft)))
    addLine(to: CGPoint(x: left, y: top + size(.topLeft)))
    turn(at: CGPoint(x: left, y: top), to: CGPoint(x: left + size(.topLeft), y: top))
    close()
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    let circle = UIBezierPath(arcCenter: .zero, radius: 0.5, startAngle: 0, endAngle: .pi * 2, clockwise: true)
    circle.close()
    circle.apply(CGAffineTransform(rect.width, 0, 0, rect.height, rect.midX, rect.midY))
    append(circle)
  }

  public convenience init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  private func turn(at corner: CGPoint, to end: CGPoint) {
    if end != corner { addQuadCurve(to: end, controlPoint: corner) }
  }

  open var cgPath: CGPath {
    get { CGPath(steps: path.headlessSteps) }
    set {
      path = CGMutablePath()
      path.addPath(newValue)
    }
  }

  open func move(to point: CGPoint) { path.headlessSteps.append(.move(point)) }

  open func addLine(to point: CGPoint) { path.headlessSteps.append(.line(point)) }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.headlessSteps.append(.curve(endPoint, control1: controlPoint1, control2: controlPoint2))
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.headlessSteps.append(.quadCurve(endPoint, control: controlPoint))
  }

  open func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    var sweep = endAngle - startAngle
    if clockwise, sweep < 0 { sweep += .pi * 2 }
    if !clockwise, sweep > 0 { sweep -= .pi * 2 }
    let parts = max(1, min(64, Int((abs(sweep) / (.pi / 2)).rounded(.up))))
    func point(_ angle: CGFloat, _ reach: CGFloat = 0) -> CGPoint {
      let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
      return CGPoint(
        x: center.x + radius * (cosine - reach * sine),
        y: center.y + radius * (sine + reach * cosine)
      )
    }
    let step = sweep / CGFloat(parts)
    let reach = 4 / 3 * CGFloat(tan(Double(step / 4)))
    if isEmpty { move(to: point(startAngle)) } else { addLine(to: point(startAngle)) }
    for part in 0..<parts {
      let from = startAngle + step * CGFloat(part)
      addCurve(
        to: point(from + step),
        controlPoint1: point(from, reach),
        controlPoint2: point(from + step, -reach)
      )
    }
  }

  open func close() { path.closeSubpath() }

  open func removeAllPoints() { path = CGMutablePath() }

  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  open func apply(_ transform: CGAffineTransform) { path.apply(transform) }

  /// A path of lines only, through all points.
  open func reversing() -> UIBezierPath {
    let other = UIBezierPath()
    for (index, point) in path.points.reversed().enumerated() {
      if index == 0 { other.move(to: point) } else { other.addLine(to: point) }
    }
    return other
  }

  open var isEmpty: Bool { path.isEmpty }
  open var bounds: CGRect { path.boundingBox }
  open var currentPoint: CGPoint { path.currentPoint }

  open func contains(_ point: CGPoint) -> Bool {
    let corners = path.points
    guard var last = corners.last else { return false }
    var isInside = false
    for corner in corners {
      if (corner.y > point.y) != (last.y > point.y),
        point.x < (last.x - corner.x) * (point.y - corner.y) / (last.y - corner.y) + corner.x
      {
        isInside.toggle()
      }
      last = corner
    }
    return isInside
  }

  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false

  open func fill() { GraphicsStack.current?.fill(path) }
  open func stroke() { GraphicsStack.current?.stroke(path, width: lineWidth) }
  open func addClip() { GraphicsStack.current?.clip(path) }
}

/// The shapes of line ends.
public enum CGLineCap: Int32, Sendable {
  case butt
  case round
  case square
}

/// The shapes of line joins.
public enum CGLineJoin: Int32, Sendable {
  case miter
  case round
  case bevel
}
