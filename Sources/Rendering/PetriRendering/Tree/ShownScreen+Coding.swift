import Foundation
import PetriCatalog

/// A screen is encoded as its text, with the frames and definitions of its nodes in the order of their lines.
extension ShownScreen: Codable {
  private enum Keys: String, CodingKey { case text, frames, places }

  /// Decodes a screen.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    guard let screen = ShownScreen(parsing: try container.decode(String.self, forKey: .text)) else {
      throw DecodingError.dataCorruptedError(forKey: .text, in: container, debugDescription: "not a screen's text")
    }
    var frames = try container.decode([[Double]?].self, forKey: .frames)[...]
    var places = try container.decode([Place?].self, forKey: .places)[...]
    self = screen
    root?.forEach { node in
      if let sides = frames.popFirst() ?? nil, sides.count == 4 {
        node.frame = CGRect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
      }
      node.place = places.popFirst() ?? nil
    }
  }

  /// Encodes the screen, its frames in hundredths of points.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    let nodes = lines.map(\.node)
    try container.encode(text, forKey: .text)
    try container.encode(nodes.map { $0.frame?.sides }, forKey: .frames)
    try container.encode(nodes.map(\.place), forKey: .places)
  }
}

extension ShownNode {
  /// Changes the node and those below it, in the order of their lines.
  fileprivate mutating func forEach(_ body: (inout ShownNode) -> Void) {
    body(&self)
    for index in children.indices { children[index].forEach(body) }
  }
}

extension CGRect {
  /// Left, top, width and height in hundredths of points; `nil` if one isn't finite, which JSON can't hold.
  fileprivate var sides: [Double]? {
    let sides = [minX, minY, width, height]
    return sides.allSatisfy(\.isFinite) ? sides.map { (Double($0) * 100).rounded() / 100 } : nil
  }
}
