/// The colours that a picture is shown in where only so many can be: a bin of similar ones for each.
///
/// The box of all colours is cut in two where they are most apart, again and again (median cut).
struct Palette {
  /// Red, green and blue, from 0 to 255.
  private(set) var colors: [(red: Int, green: Int, blue: Int)] = []
  /// The colour of each bin; bins have five bits of red, green and blue.
  private var places = [UInt8](repeating: 0, count: 1 << 15)

  private struct Bin {
    var key = 0
    var count = 0
    var sums = [0, 0, 0]

    func part(_ place: Int) -> Int { sums[place] / max(1, count) }
  }

  /// - Parameter size: how many colours there may be, at most 256.
  init(of image: PNGImage, size: Int) {
    var counts = [Int](repeating: 0, count: 1 << 15)
    var sums = [Int](repeating: 0, count: 3 << 15)
    image.bytes.withUnsafeBufferPointer { bytes in
      counts.withUnsafeMutableBufferPointer { counts in
        sums.withUnsafeMutableBufferPointer { sums in
          for start in stride(from: 0, to: bytes.count, by: image.channels)
          where image.channels == 3 || bytes[start + 3] >= 128 {
            let key = Palette.bin(bytes, start)
            counts[key] += 1
            for part in 0..<3 { sums[3 * key + part] += Int(bytes[start + part]) }
          }
        }
      }
    }
    let bins = counts.indices.filter { counts[$0] > 0 }
      .map { Bin(key: $0, count: counts[$0], sums: Array(sums[(3 * $0)..<(3 * $0 + 3)])) }
    guard !bins.isEmpty else { return }
    var boxes = [bins]
    while boxes.count < size {
      let widths = boxes.map { Palette.widest($0) }
      guard let place = boxes.indices.max(by: { widths[$0].width < widths[$1].width }), widths[place].width > 0
      else { break }
      let (one, other) = Palette.halves(of: boxes[place], along: widths[place].part)
      boxes[place] = one
      boxes.append(other)
    }
    for (number, box) in boxes.enumerated() {
      let count = box.reduce(0) { $0 + $1.count }
      let mean = (0..<3).map { part in box.reduce(0) { $0 + $1.sums[part] } / max(1, count) }
      colors.append((mean[0], mean[1], mean[2]))
      for bin in box { places[bin.key] = UInt8(truncatingIfNeeded: number) }
    }
  }

  /// The number of a pixel's colour.
  func place(of bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> UInt8 { places[Palette.bin(bytes, start)] }

  private static func bin(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    Int(bytes[start] >> 3) << 10 | Int(bytes[start + 1] >> 3) << 5 | Int(bytes[start + 2] >> 3)
  }

  /// Which part of the colours is farthest apart, and how far, the more the more pixels there are.
  private static func widest(_ box: [Bin]) -> (part: Int, width: Double) {
    guard box.count > 1 else { return (0, 0) }
    let count = box.reduce(0) { $0 + $1.count }
    let widths = (0..<3).map { part in
      let all = box.map { $0.part(part) }
      return Double((all.max() ?? 0) - (all.min() ?? 0))
    }
    let part = (0..<3).max { widths[$0] < widths[$1] } ?? 0
    return (part, widths[part] * Double(count).squareRoot())
  }

  /// Two boxes of about as many pixels; none is empty.
  private static func halves(of box: [Bin], along part: Int) -> ([Bin], [Bin]) {
    let sorted = box.sorted { $0.part(part) < $1.part(part) }
    let half = box.reduce(0) { $0 + $1.count } / 2
    var (place, count) = (0, 0)
    while place < sorted.count - 1, count + sorted[place].count <= half || place == 0 {
      count += sorted[place].count
      place += 1
    }
    return (Array(sorted[..<place]), Array(sorted[place...]))
  }
}
