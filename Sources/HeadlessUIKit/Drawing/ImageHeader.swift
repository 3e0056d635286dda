import Foundation

/// The size in pixels that the first bytes of a PNG, JPEG or GIF file tell.
struct ImageHeader {
  let width: Int
  let height: Int

  /// Nil where the bytes are none of these, or don't tell a size.
  init?(_ data: Data) {
    let bytes = [UInt8](data)
    func number(_ offset: Int, _ count: Int, isLittle: Bool = false) -> Int? {
      guard offset >= 0, offset + count <= bytes.count else { return nil }
      let digits = bytes[offset..<(offset + count)]
      return (isLittle ? digits.reversed() : Array(digits)).reduce(0) { $0 << 8 | Int($1) }
    }
    var found: (Int?, Int?)
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      found = (number(16, 4), number(20, 4))
    } else if bytes.starts(with: Array("GIF8".utf8)) {
      found = (number(6, 2, isLittle: true), number(8, 2, isLittle: true))
    } else if bytes.starts(with: [0xFF, 0xD8]) {
      // Segments with a length each; the one that begins a frame has height and width.
      var place = 2
      while let marker = number(place, 2), marker >> 8 == 0xFF, let length = number(place + 2, 2), length >= 2 {
        let isFrame = (0xFFC0...0xFFCF).contains(marker) && ![0xFFC4, 0xFFC8, 0xFFCC].contains(marker)
        if isFrame {
          found = (number(place + 7, 2), number(place + 5, 2))
          break
        }
        place += 2 + length
      }
    }
    guard let width = found.0, let height = found.1, width > 0, height > 0 else { return nil }
    (self.width, self.height) = (width, height)
  }
}
