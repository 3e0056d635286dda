/// The beginning of an image's file: its kind, and how large it is.
public struct ImageHeader: Hashable, Sendable {
  /// The kinds of files.
  public enum Kind: String, Hashable, Sendable {
    case png
    case jpeg
    case gif
    case svg
    case pdf

    /// Whether it is made of pixels.
    public var isRaster: Bool { self == .png || self == .jpeg || self == .gif }
  }

  /// The kind.
  public let kind: Kind
  /// The width, in pixels of an image that is made of them, else in points.
  public let width: Double
  /// The height, in the same unit.
  public let height: Double

  /// Reads the kind and the size.
  ///
  /// - Parameter bytes: the file's.
  /// - Returns: `nil` where they are none of these kinds, or don't have a size.
  public init?(_ bytes: [UInt8]) {
    let found: (kind: Kind, size: (Double, Double)?)
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      found = (.png, ImageHeader.pair(bytes.number(16, 4), bytes.number(20, 4)))
    } else if bytes.starts(with: "GIF8".utf8) {
      found = (.gif, ImageHeader.pair(bytes.number(6, 2, isLittle: true), bytes.number(8, 2, isLittle: true)))
    } else if bytes.starts(with: [0xFF, 0xD8]) {
      found = (.jpeg, ImageHeader.jpeg(bytes))
    } else if bytes.starts(with: "%PDF-".utf8) {
      found = (.pdf, PDFPage.size(of: bytes))
    } else if let size = SVGRoot(bytes)?.size {
      found = (.svg, size)
    } else {
      return nil
    }
    guard let size = found.size, size.0 > 0, size.1 > 0, size.0 <= ImageHeader.largest, size.1 <= ImageHeader.largest
    else { return nil }
    (kind, width, height) = (found.kind, size.0, size.1)
  }

  /// No image is larger.
  private static let largest = 1_000_000.0

  private static func pair(_ width: Int?, _ height: Int?) -> (Double, Double)? {
    guard let width, let height else { return nil }
    return (Double(width), Double(height))
  }

  /// The size of a JPEG: of its segments, each of which has a length, the one that begins a frame has it.
  private static func jpeg(_ bytes: [UInt8]) -> (Double, Double)? {
    var place = 2
    while let marker = bytes.number(place, 2), marker >> 8 == 0xFF, let length = bytes.number(place + 2, 2), length >= 2
    {
      if (0xFFC0...0xFFCF).contains(marker), ![0xFFC4, 0xFFC8, 0xFFCC].contains(marker) {
        return pair(bytes.number(place + 7, 2), bytes.number(place + 5, 2))
      }
      place += 2 + length
    }
    return nil
  }
}

extension [UInt8] {
  /// The number in some bytes; `nil` where there are none.
  fileprivate func number(_ offset: Int, _ count: Int, isLittle: Bool = false) -> Int? {
    guard offset >= 0, offset + count <= self.count else { return nil }
    let digits = self[offset..<(offset + count)]
    return (isLittle ? Array(digits.reversed()) : Array(digits)).reduce(0) { $0 << 8 | Int($1) }
  }
}
