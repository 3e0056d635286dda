/// Reads sixels, and reports faults in them: pixels outside of their size, colours that nobody has defined.
struct SixelReader {
  private(set) var problem = ""
  /// The colour of each pixel by its place; those that aren't set aren't there.
  private(set) var pixels: [Int: [Int]] = [:]
  private var rest: Substring.UTF8View
  private var colors: [Int: [Int]] = [:]

  init(_ text: Substring) {
    rest = text.utf8
  }

  private mutating func number() -> Int? {
    let digits = rest.prefix { (0x30...0x39).contains($0) }
    rest = rest.dropFirst(digits.count)
    return Int(String(decoding: digits, as: UTF8.self))
  }

  private mutating func numbers() -> [Int] {
    var all = [number() ?? -1]
    while rest.first == UInt8(ascii: ";") {
      rest = rest.dropFirst()
      all.append(number() ?? -1)
    }
    return all
  }

  /// How many pixels there are; `nil` where something is wrong.
  mutating func read() -> (width: Int, height: Int)? {
    guard rest.popFirst() == UInt8(ascii: "\"") else { return fail("no size") }
    let size = numbers()
    guard size.count == 4, size[0] == 1, size[1] == 1, size[2] > 0, size[3] > 0 else { return fail("size \(size)") }
    let (width, height) = (size[2], size[3])
    var (x, y, color) = (0, 0, -1)
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "#"):
        let parts = numbers()
        if parts.count == 5 {
          guard (0..<256).contains(parts[0]), parts[1] == 2, parts[2...].allSatisfy({ (0...100).contains($0) }) else {
            return fail("colour \(parts)")
          }
          colors[parts[0]] = Array(parts[2...])
        } else {
          guard parts.count == 1, colors[parts[0]] != nil else { return fail("colour \(parts) isn't defined") }
          color = parts[0]
        }
      case UInt8(ascii: "$"): x = 0
      case UInt8(ascii: "-"): (x, y) = (0, y + 6)
      case UInt8(ascii: "!"), 0x3F...0x7E:
        var (count, letter) = (1, byte)
        if byte == UInt8(ascii: "!") {
          guard let times = number(), times > 0, let next = rest.popFirst(), (0x3F...0x7E).contains(next) else {
            return fail("a count")
          }
          (count, letter) = (times, next)
        }
        let bits = letter - 0x3F
        guard x + count <= width else { return fail("\(x + count) columns of \(width)") }
        for row in 0..<6 where bits & (1 << UInt8(row)) != 0 {
          guard y + row < height, let parts = colors[color] else { return fail("row \(y + row) of \(height)") }
          for column in x..<(x + count) { pixels[(y + row) * width + column] = parts }
        }
        x += count
      default: return fail("\(byte)")
      }
    }
    return (width, height)
  }

  private mutating func fail(_ problem: String) -> (width: Int, height: Int)? {
    self.problem = problem
    return nil
  }
}
