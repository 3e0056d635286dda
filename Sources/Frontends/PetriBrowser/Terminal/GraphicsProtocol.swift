import Foundation
import PetriText

/// A protocol for pixel images.
public enum GraphicsProtocol: String, Sendable, Hashable, CaseIterable {
  /// The graphics protocol of kitty: PNG in APC strings, with numbered images.
  case kitty
  /// The inline images of iTerm: PNG in OSC 1337.
  case iterm
  /// Sixels: lines of six pixel rows in DCS strings.
  case sixel
}

extension GraphicsProtocol {
  /// The first image number for kitty, unlikely to collide with other programs.
  private static let firstNumber = 0x5065_7400
  /// The maximum number of simultaneous images.
  static let maximumCount = 4
  /// The maximum chunk length of kitty's protocol.
  private static let chunk = 4_096

  func sequence(showing placed: PlacedPicture, slot: Int) -> String {
    let picture = placed.picture
    let cursor = "\u{1B}[\(placed.y + 1);\(placed.x + 1)H"
    switch self {
    case .kitty:
      let letters = [UInt8](Data(picture.data).base64EncodedData())
      var text = cursor
      var keys =
        "a=T,f=100,t=d,i=\(GraphicsProtocol.firstNumber + slot),p=1,c=\(picture.columns),r=\(picture.rows),C=1,"
      for start in stride(from: 0, to: letters.count, by: GraphicsProtocol.chunk) {
        let end = min(letters.count, start + GraphicsProtocol.chunk)
        let part = String(decoding: letters[start..<end], as: UTF8.self)
        text += "\u{1B}_G\(keys)q=2,m=\(end < letters.count ? 1 : 0);\(part)\u{1B}\\"
        keys = ""
      }
      return text
    case .iterm:
      let keys = [
        "inline=1", "size=\(picture.data.count)", "width=\(picture.columns)", "height=\(picture.rows)",
        "preserveAspectRatio=0", "doNotMoveCursor=1",
      ]
      let letters = Data(picture.data).base64EncodedString()
      return "\(cursor)\u{1B}]1337;File=\(keys.joined(separator: ";")):\(letters)\u{07}"
    case .sixel: return cursor + String(decoding: picture.data, as: UTF8.self)
    }
  }

  /// The sequence that removes an image, if overwriting its cells doesn't.
  func sequence(removing slot: Int) -> String {
    self == .kitty ? "\u{1B}_Ga=d,d=I,i=\(GraphicsProtocol.firstNumber + slot),q=2\u{1B}\\" : ""
  }

  /// Whether overwriting the cells removes an image.
  var isOfCells: Bool { self != .kitty }

  /// The text for restoring the terminal at any moment: ends an open string and removes all images.
  public var farewell: String {
    "\u{1B}\\" + (0..<GraphicsProtocol.maximumCount).map { sequence(removing: $0) }.joined()
  }
}

extension GraphicsProtocol {
  /// Whether bytes are an image for this protocol: a PNG file, or a single sixel string without an early end.
  public func accepts(_ data: [UInt8]) -> Bool {
    switch self {
    case .kitty, .iterm: return data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    case .sixel:
      guard data.starts(with: "\u{1B}P".utf8), data.suffix(2).elementsEqual("\u{1B}\\".utf8) else { return false }
      let sixels = data.dropFirst(2).dropLast(2).drop { (0x30...0x3B).contains($0) && $0 != 0x3A }
      return sixels.first == UInt8(ascii: "q") && sixels.allSatisfy { (0x20..<0x7F).contains($0) || $0 == 0x0A }
    }
  }
}
