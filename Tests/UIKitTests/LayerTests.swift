import Expectations
import Testing
import UIKit

private final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
}

@MainActor
private final class AnimationLog: NSObject, CAAnimationDelegate {
  var log: [String] = []
  func animationDidStart(_ anim: CAAnimation) { log.append("start") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append("stop \(flag)") }
}

@MainActor @Suite struct LayerTests {
  @Test("a view and its layer share frame, alpha, clipping, colour and transform")
  func shared() {
    prepare()
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.layer.position = CGPoint(x: 50, y: 50)
    view.layer.opacity = 0.5
    view.layer.masksToBounds = true
    view.layer.backgroundColor = UIColor.red.cgColor
    view.layer.cornerRadius = 8
    expectEqual(view.frame, CGRect(x: 35, y: 30, width: 30, height: 40))
    expectEqual(view.alpha, 0.5)
    #expect(view.clipsToBounds)
    expectEqual(view.backgroundColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    expectEqual(view.layer.affineTransform(), CGAffineTransform(scaleX: 2, y: 2))
    expectEqual(view.layer.frame, CGRect(x: 20, y: 10, width: 60, height: 80))
    expectIdentical(view.layer.delegate, view)
  }

  @Test("a view's layer is of the class it names, also in the printed text")
  func layerClass() {
    prepare()
    let view = GradientView(frame: .zero)
    #expect(view.layer is CAGradientLayer)
    #expect(HeadlessRuntime.description(of: view).hasSuffix("layer = <CAGradientLayer>>"))
    #expect(UIView().layer.superlayer == nil)
  }

  @Test("layers are added, ordered, replaced and removed; those of subviews follow")
  func sublayers() {
    prepare()
    let view = UIView()
    let subview = UIView()
    view.addSubview(subview)
    let (a, b, c) = (CALayer(), CAShapeLayer(), CATextLayer())
    view.layer.addSublayer(a)
    view.layer.insertSublayer(b, at: 0)
    view.layer.insertSublayer(c, above: b)
    expectEqual(view.layer.sublayers, [b, c, a, subview.layer])
    c.removeFromSuperlayer()
    #expect(c.superlayer == nil)
    view.layer.replaceSublayer(a, with: c)
    expectEqual(view.layer.sublayers, [b, c, subview.layer])
    expectIdentical(b.superlayer, view.layer)
    expectIdentical(subview.layer.superlayer, view.layer)
    subview.layer.removeFromSuperlayer()
    expectIdentical(subview.superview, view)
  }

  @Test("a turned view's frame is the rectangle around it, and points are converted through it")
  func transforms() {
    prepare()
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 50, y: 80, width: 100, height: 40))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    outer.addSubview(view)
    view.addSubview(inner)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    func near(_ left: CGRect, _ right: CGRect) -> Bool {
      abs(left.minX - right.minX) + abs(left.minY - right.minY) + abs(left.width - right.width)
        + abs(left.height - right.height) < 0.001
    }
    #expect(near(view.frame, CGRect(x: 80, y: 50, width: 40, height: 100)))
    expectEqual(view.center, CGPoint(x: 100, y: 100))
    #expect(near(view.convert(inner.frame, to: outer), CGRect(x: 110, y: 50, width: 10, height: 10)))
    #expect(near(outer.convert(CGRect(x: 110, y: 50, width: 10, height: 10), to: view), inner.frame))
    expectIdentical(outer.hitTest(CGPoint(x: 115, y: 55), with: nil), inner)
    expectIdentical(outer.hitTest(CGPoint(x: 55, y: 85), with: nil), outer)
    view.transform = .identity
    expectEqual(view.frame, CGRect(x: 50, y: 80, width: 100, height: 40))
  }

  @Test("the anchor point is what the centre names and what a view turns around; a new one moves the frame")
  func anchorPoint() {
    prepare()
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 20))
    outer.addSubview(view)
    view.layer.anchorPoint = .zero
    expectEqual(view.anchorPoint, .zero)
    expectEqual(view.center, CGPoint(x: 120, y: 110))
    expectEqual(view.frame, CGRect(x: 120, y: 110, width: 40, height: 20))
    view.bounds.size = CGSize(width: 60, height: 30)
    expectEqual(view.frame, CGRect(x: 120, y: 110, width: 60, height: 30))
    view.center = CGPoint(x: 50, y: 50)
    expectEqual(view.layer.position, CGPoint(x: 50, y: 50))
    expectEqual(view.frame.origin, CGPoint(x: 50, y: 50))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    expectEqual(view.frame, CGRect(x: 50, y: 50, width: 120, height: 60))
    expectEqual(view.convert(CGPoint(x: 10, y: 10), to: outer), CGPoint(x: 70, y: 70))
    view.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    expectEqual(view.frame, CGRect(x: -10, y: 20, width: 120, height: 60))
  }

  @Test("a frame that is set on what is turned by a right angle, mirrored or scaled is the frame it has")
  func transformedFrames() {
    prepare()
    let frame = CGRect(x: 10, y: 20, width: 80, height: 30)
    for transform in [
      CGAffineTransform(rotationAngle: .pi / 2), CGAffineTransform(rotationAngle: .pi),
      CGAffineTransform(scaleX: -2, y: 0.5), CGAffineTransform(translationX: 7, y: 8),
    ] {
      for anchor in [CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0, y: 1)] {
        let (view, layer) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 40)), CALayer())
        layer.frame = view.frame
        (view.transform, layer.transform) = (transform, CATransform3DMakeAffineTransform(transform))
        (view.anchorPoint, layer.anchorPoint) = (anchor, anchor)
        (view.frame, layer.frame) = (frame, frame)
        for found in [view.frame, layer.frame] {
          #expect(abs(found.minX - frame.minX) + abs(found.minY - frame.minY) < 0.001)
          #expect(abs(found.width - frame.width) + abs(found.height - frame.height) < 0.001)
        }
        expectEqual(view.layer.position, layer.position)
      }
    }
    // What is scaled to nothing keeps its size and takes the place.
    let flat = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
    flat.transform = CGAffineTransform(scaleX: 0, y: 0)
    flat.frame = frame
    expectEqual(flat.bounds.size, CGSize(width: 10, height: 40))
    expectEqual(flat.center, CGPoint(x: 50, y: 35))
  }

  @Test("constraints and stacks place what is transformed as it would be without")
  func transformedLayout() {
    prepare()
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let (view, arranged) = (UIView(), UIView())
    let row = UIStackView(arrangedSubviews: [arranged])
    row.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    view.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(view)
    host.addSubview(row)
    for turned in [view, arranged] { turned.transform = CGAffineTransform(rotationAngle: .pi / 4) }
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: host.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: host.topAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 60),
      view.heightAnchor.constraint(equalToConstant: 40),
    ])
    host.layoutIfNeeded()
    expectEqual(view.bounds.size, CGSize(width: 60, height: 40))
    expectEqual(view.center, CGPoint(x: 40, y: 40))
    expectEqual(arranged.bounds.size, CGSize(width: 100, height: 40))
    expectEqual(arranged.center, CGPoint(x: 50, y: 20))
  }

  @Test("points and rectangles are converted between layers, those of views and others, through transforms")
  func conversion() {
    prepare()
    let outer = UIView(frame: CGRect(x: 5, y: 5, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 50, y: 80, width: 100, height: 40))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    root.addSubview(outer)
    outer.addSubview(view)
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    view.layer.addSublayer(layer)
    expectEqual(layer.convert(CGPoint(x: 1, y: 2), to: outer.layer), CGPoint(x: 61, y: 92))
    expectEqual(layer.convert(CGPoint(x: 61, y: 92), from: outer.layer), CGPoint(x: 1, y: 2))
    expectEqual(layer.convert(CGPoint.zero, to: nil), CGPoint(x: 65, y: 95))
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    expectEqual(
      layer.convert(layer.bounds, to: view.layer),
      CGRect(x: 0, y: 0, width: 40, height: 40)
    )
    outer.bounds.origin.y = 10
    expectEqual(view.layer.convert(CGPoint.zero, to: root.layer), CGPoint(x: 55, y: 75))
    expectEqual(view.convert(CGPoint.zero, to: root), CGPoint(x: 55, y: 75))
  }

  @Test("affine transforms are put together and undone")
  func matrices() {
    let both = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2)
    expectEqual(CGPoint(x: 1, y: 1).applying(both), CGPoint(x: 12, y: 2))
    expectEqual(CGPoint(x: 12, y: 2).applying(both.inverted()), CGPoint(x: 1, y: 1))
    #expect(both.concatenating(both.inverted()).isIdentity)
    expectEqual(CGRect(x: 0, y: 0, width: 1, height: 2).applying(both), CGRect(x: 10, y: 0, width: 2, height: 4))
    expectEqual(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(both)), both)
  }

  @Test("paths know their bounds, their ends and what is inside")
  func paths() {
    prepare()
    let box = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 10), cornerRadius: 4)
    expectEqual(box.bounds, CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(box.contains(CGPoint(x: 10, y: 5)))
    #expect(!box.contains(CGPoint(x: 30, y: 5)))
    let circle = UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 20, height: 20)).bounds
    #expect(abs(circle.minX - 10) + abs(circle.width - 20) < 0.001)
    let line = UIBezierPath()
    line.move(to: CGPoint(x: 1, y: 1))
    line.addLine(to: CGPoint(x: 5, y: 3))
    line.apply(CGAffineTransform(translationX: 1, y: 0))
    expectEqual(line.currentPoint, CGPoint(x: 6, y: 3))
    expectEqual(UIBezierPath(cgPath: line.cgPath).cgPath, line.cgPath)
  }

  @Test("a layer's animation ends on the clock, or is taken away unfinished")
  func animations() {
    prepare()
    HeadlessRuntime.clock.isHeld = true
    defer { HeadlessRuntime.clock.isHeld = false }
    let log = AnimationLog()
    let layer = CALayer()
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.duration = 2
    fade.delegate = log
    layer.add(fade, forKey: "fade")
    HeadlessRuntime.clock.advance(by: 1)
    expectEqual(layer.animationKeys(), ["fade"])
    HeadlessRuntime.clock.advance(by: 1)
    #expect(layer.animationKeys() == nil)
    layer.add(fade, forKey: "fade")
    layer.removeAnimation(forKey: "fade")
    HeadlessRuntime.clock.finishAnimations()
    expectEqual(log.log, ["start", "stop true", "start", "stop false"])
  }
}
