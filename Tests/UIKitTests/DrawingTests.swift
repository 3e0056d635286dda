import Expectations
import Foundation
import Testing
import UIKit

@MainActor @Suite("Drawing", .serialized) struct DrawingTests {
  private let red = UIColor.red.cgColor

  @Test("a renderer's picture has the size and keeps what was drawn")
  func renderer() {
    prepare()
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10))
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
      context.cgContext.translateBy(x: 5, y: 0)
      UIColor.red.setStroke()
      let path = UIBezierPath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 0, y: 10))
      path.lineWidth = 2
      path.stroke()
    }
    expectEqual(image.size, CGSize(width: 20, height: 10))
    expectEqual(image.scale, 3)
    let box = CGRect(x: 0, y: 0, width: 20, height: 10)
    expectEqual(
      image.headlessStrokes,
      [
        .fill(CGPath(rect: box, transform: nil).headlessSteps, color: red),
        .stroke([.move(CGPoint(x: 5, y: 0)), .line(CGPoint(x: 5, y: 10))], color: red, width: 2),
      ]
    )
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(image != renderer.image { _ in })
  }

  @Test("an image context is drawn in until it ends, and pictures within it")
  func context() {
    prepare()
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 6), false, 0)
    let place = CGRect(x: 1, y: 1, width: 2, height: 2)
    UIImage.checkmark.draw(in: place)
    UIGraphicsGetCurrentContext()?.saveGState()
    UIGraphicsGetCurrentContext()?.setAlpha(0.5)
    UIColor.red.set()
    UIRectFill(place)
    UIGraphicsGetCurrentContext()?.restoreGState()
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(image?.size == CGSize(width: 4, height: 6) && image?.scale == 3)
    expectEqual(
      image?.headlessStrokes,
      [
        .image(.checkmark, place),
        .fill(CGPath(rect: place, transform: nil).headlessSteps, color: red.copy(alpha: 0.5) ?? red),
      ]
    )
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("a layer draws its background and what its view draws")
  func layer() {
    final class Drawing: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIBezierPath(rect: rect).fill()
      }
    }
    prepare()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    let inner = Drawing(frame: CGRect(x: 2, y: 3, width: 4, height: 5))
    view.addSubview(inner)
    let image = UIGraphicsImageRenderer(bounds: view.bounds).image { view.layer.render(in: $0.cgContext) }
    expectEqual(image.headlessStrokes, [.fill(CGPath(rect: inner.frame, transform: nil).headlessSteps, color: red)])
  }

  @Test("a picture of data has the size that the file's header tells; data of another kind makes none")
  func data() {
    expectEqual(UIImage(data: InitializerCall.picture, scale: 2)?.size, CGSize(width: 3, height: 2))
    let jpeg: [UInt8] = [
      0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 11, 8, 0, 7, 0, 9, 1, 1, 0x11, 0, 0xFF, 0xD9,
    ]
    expectEqual(UIImage(data: Data(jpeg))?.size, CGSize(width: 9, height: 7))
    expectEqual(UIImage(data: Data(Array("GIF89a".utf8) + [5, 0, 3, 0]))?.size, CGSize(width: 5, height: 3))
    #expect(UIImage(data: Data()) == nil && UIImage(data: Data([1, 2])) == nil)
    #expect(UIImage(data: InitializerCall.picture.prefix(20)) == nil)
  }

  @Test("a picture in pixels keeps size and strokes")
  func pixels() throws {
    prepare()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    }
    let pixels = try #require(image.cgImage)
    expectEqual(pixels.width, 60)
    expectEqual(pixels.height, 30)
    expectEqual(UIImage(cgImage: pixels).size, CGSize(width: 60, height: 30))
    let turned = UIImage(cgImage: pixels, scale: 3, orientation: .right)
    expectEqual(turned.size, CGSize(width: 10, height: 20))
    expectEqual(turned.headlessStrokes, image.headlessStrokes)
    #expect(UIImage().cgImage == nil)
  }
}
