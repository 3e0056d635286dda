import Foundation
import PetriChecks
import PetriComposer

/// A rectangle in points, encoded as an array of four numbers.
package struct GalleryFrame: Codable, Hashable, Sendable {
  package let x: Double
  package let y: Double
  package let width: Double
  package let height: Double

  init(_ frame: CGRect) {
    func rounded(_ value: CGFloat) -> Double { value.isFinite ? (Double(value) * 100).rounded() / 100 : 0 }
    (x, y) = (rounded(frame.minX), rounded(frame.minY))
    (width, height) = (rounded(frame.width), rounded(frame.height))
  }

  init(_ area: ExploredWay.Area) {
    self.init(CGRect(x: area.x, y: area.y, width: area.width, height: area.height))
  }

  package init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    x = try list.decode(Double.self)
    y = try list.decode(Double.self)
    width = try list.decode(Double.self)
    height = try list.decode(Double.self)
  }

  package func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for number in [x, y, width, height] { try list.encode(number) }
  }
}
