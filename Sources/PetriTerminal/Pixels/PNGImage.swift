/// The pixels of a PNG file: of eight bits a colour, with or without opacity, not interlaced, as programs that draw SVG write it.
public struct PNGImage: Sendable {
  /// How many pixels are beside each other.
  public let width: Int
  /// How many pixels are above each other.
  public let height: Int
  /// How many bytes a pixel has: red, green, blue, and opacity as the fourth.
  let channels: Int
  /// Row after row.
  let bytes: [UInt8]

  /// What every file begins with.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// A picture is at most so wide and high.
  private static let limit = 8_192

  /// Reads a file.
  ///
  /// - Returns: `nil` for one that is broken, of another kind or too large.
  public init?(_ file: [UInt8]) {
    guard file.starts(with: PNGImage.signature) else { return nil }
    func number(_ place: Int) -> Int { file[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) } }
    var place = 8
    var head: [UInt8]?
    var packed: [UInt8] = []
    while place + 12 <= file.count {
      let size = number(place)
      guard place + 12 + size <= file.count else { return nil }
      let data = file[(place + 8)..<(place + 8 + size)]
      switch String(decoding: file[(place + 4)..<(place + 8)], as: UTF8.self) {
      case "IHDR" where size == 13: head = Array(data)
      case "IDAT": packed += data
      default: break
      }
      place += 12 + size
    }
    guard let head, head[8] == 8, head[9] == 2 || head[9] == 6, head[10...].allSatisfy({ $0 == 0 }) else { return nil }
    width = head[0..<4].reduce(0) { $0 << 8 | Int($1) }
    height = head[4..<8].reduce(0) { $0 << 8 | Int($1) }
    channels = head[9] == 6 ? 4 : 3
    guard (1...PNGImage.limit).contains(width), (1...PNGImage.limit).contains(height),
      let rows = Inflate.unpacked(packed, count: height * (1 + width * channels)),
      let bytes = PNGImage.unfiltered(rows, height: height, stride: width * channels, channels: channels)
    else { return nil }
    self.bytes = bytes
  }

  /// Rows without their filters: each row begins with the number of how it is to be read beside what is before it and above it.
  private static func unfiltered(_ rows: [UInt8], height: Int, stride: Int, channels: Int) -> [UInt8]? {
    guard (0..<height).allSatisfy({ rows[$0 * (stride + 1)] < 5 }) else { return nil }
    return [UInt8](unsafeUninitializedCapacity: height * stride) { output, count in
      count = height * stride
      rows.withUnsafeBufferPointer { rows in
        for y in 0..<height {
          let kind = rows[y * (stride + 1)]
          let (from, to) = (y * (stride + 1) + 1, y * stride)
          for x in 0..<stride {
            let left = x >= channels ? Int(output[to + x - channels]) : 0
            let above = y > 0 ? Int(output[to + x - stride]) : 0
            let guess: Int
            switch kind {
            case 0: guess = 0
            case 1: guess = left
            case 2: guess = above
            case 3: guess = (left + above) / 2
            default:
              let corner = x >= channels && y > 0 ? Int(output[to + x - stride - channels]) : 0
              let (one, two, three) = (abs(above - corner), abs(left - corner), abs(left + above - 2 * corner))
              guess = one <= two && one <= three ? left : two <= three ? above : corner
            }
            output[to + x] = rows[from + x] &+ UInt8(truncatingIfNeeded: guess)
          }
        }
      }
    }
  }
}
