import Foundation
import PetriChecks
import PetriComposer

/// A rectangle on a picture, in points; written as a list of four numbers.
public struct GalleryFrame: Codable, Hashable, Sendable {
  /// The left edge.
  public let x: Double
  /// The top edge.
  public let y: Double
  /// The width.
  public let width: Double
  /// The height.
  public let height: Double

  init(_ frame: CGRect) {
    func rounded(_ value: CGFloat) -> Double { value.isFinite ? (Double(value) * 100).rounded() / 100 : 0 }
    (x, y) = (rounded(frame.minX), rounded(frame.minY))
    (width, height) = (rounded(frame.width), rounded(frame.height))
  }

  init(_ area: ExploredWay.Area) {
    self.init(CGRect(x: area.x, y: area.y, width: area.width, height: area.height))
  }

  /// Reads four numbers.
  ///
  /// - Throws: `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    x = try list.decode(Double.self)
    y = try list.decode(Double.self)
    width = try list.decode(Double.self)
    height = try list.decode(Double.self)
  }

  /// Writes four numbers.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for number in [x, y, width, height] { try list.encode(number) }
  }
}
