/// The format and size of an image file, read from its header.
package struct ImageHeader: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case png
    case jpeg
    case gif
    case svg
    case pdf

    package var isRaster: Bool { self == .png || self == .jpeg || self == .gif }
  }

  package let kind: Kind
  /// The width, in pixels for raster formats, otherwise in points.
  package let width: Double
  /// The height in the same unit.
  package let height: Double

  /// Reads the header; nil for other formats and images without a size.
  package init?(_ bytes: [UInt8]) {
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

  private static let largest = 1_000_000.0

  private static func pair(_ width: Int?, _ height: Int?) -> (Double, Double)? {
    guard let width, let height else { return nil }
    return (Double(width), Double(height))
  }

  /// The size of a JPEG, which is in its start-of-frame segment.
  private static func jpeg(_ bytes: [UInt8]) -> (Double, Double)? {
    var offset = 2
    while let marker = bytes.number(offset, 2), marker >> 8 == 0xFF, let length = bytes.number(offset + 2, 2),
      length >= 2
    {
      if (0xFFC0...0xFFCF).contains(marker), ![0xFFC4, 0xFFC8, 0xFFCC].contains(marker) {
        return pair(bytes.number(offset + 7, 2), bytes.number(offset + 5, 2))
      }
      offset += 2 + length
    }
    return nil
  }
}

extension [UInt8] {
  fileprivate func number(_ offset: Int, _ count: Int, isLittle: Bool = false) -> Int? {
    guard offset >= 0, offset + count <= self.count else { return nil }
    let digits = self[offset..<(offset + count)]
    return (isLittle ? Array(digits.reversed()) : Array(digits)).reduce(0) { $0 << 8 | Int($1) }
  }
}

/// The first page of a PDF document, if it isn't compressed.
enum PDFPage {
  static func size(of bytes: [UInt8]) -> (Double, Double)? {
    let key = Array("/MediaBox".utf8)
    guard let range = bytes.firstRange(of: key) else { return nil }
    let text = String(decoding: bytes[range.upperBound...].prefix(200), as: UTF8.self)
    guard let begin = text.firstIndex(of: "["), let end = text[begin...].firstIndex(of: "]") else { return nil }
    let sides = text[text.index(after: begin)..<end].split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    return sides.count == 4 ? (abs(sides[2] - sides[0]), abs(sides[3] - sides[1])) : nil
  }
}
