/// A picture as sixels: rows of six pixels, each colour's in a line of letters of its own, runs of one letter counted.
public enum SixelText {
  /// What a terminal is sent; pixels that aren't opaque leave what is behind them.
  ///
  /// - Parameter colors: how many colours the terminal has, at most 256.
  public static func bytes(of image: PNGImage, colors: Int) -> [UInt8] {
    let palette = Palette(of: image, size: min(256, max(2, colors)))
    var text = Array("\u{1B}P0;1;0q\"1;1;\(image.width);\(image.height)".utf8)
    for (number, color) in palette.colors.enumerated() {
      let parts = [color.red, color.green, color.blue].map { String(($0 * 100 + 127) / 255) }
      text += "#\(number);2;\(parts.joined(separator: ";"))".utf8
    }
    image.bytes.withUnsafeBufferPointer { bytes in
      for top in stride(from: 0, to: image.height, by: 6) {
        var band = Band(width: image.width, colors: palette.colors.count)
        for y in top..<min(image.height, top + 6) {
          for x in 0..<image.width {
            let start = (y * image.width + x) * image.channels
            if image.channels == 4, bytes[start + 3] < 128 { continue }
            band.set(x, y - top, Int(palette.place(of: bytes, start)))
          }
        }
        band.write(to: &text)
      }
    }
    return text + "\u{1B}\\".utf8
  }

  /// Six rows of pixels.
  private struct Band {
    let width: Int
    /// For each colour the bits of each column; empty for one that isn't used.
    private var bits: [[UInt8]]

    init(width: Int, colors: Int) {
      self.width = width
      bits = Array(repeating: [], count: colors)
    }

    mutating func set(_ x: Int, _ row: Int, _ color: Int) {
      if bits[color].isEmpty { bits[color] = [UInt8](repeating: 0, count: width) }
      bits[color][x] |= 1 << UInt8(row)
    }

    func write(to text: inout [UInt8]) {
      var isFirst = true
      for (number, columns) in bits.enumerated() where !columns.isEmpty {
        // Back to the left for each colour but the first.
        if !isFirst { text.append(UInt8(ascii: "$")) }
        isFirst = false
        text += "#\(number)".utf8
        var x = 0
        while x < width {
          let end = columns[x...].firstIndex { $0 != columns[x] } ?? width
          // What is empty at the end need not be said.
          if end == width, columns[x] == 0 { break }
          let letter = 63 + columns[x]
          if end - x > 3 {
            text += "!\(end - x)".utf8
            text.append(letter)
          } else {
            text += [UInt8](repeating: letter, count: end - x)
          }
          x = end
        }
      }
      text.append(UInt8(ascii: "-"))
    }
  }
}
