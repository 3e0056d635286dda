import Foundation
import PetriText

/// An emulated terminal's pictures of pixels: it takes kitty's protocol, iTerm's inline images and sixels, and reports
/// faults in them.
struct EmulatedGraphics {
  /// A picture that is shown.
  struct Picture {
    let kind: String
    /// The number that kitty's has.
    let number: Int
    let cells: CanvasRectangle
    /// How many pixels it has.
    let size: (width: Int, height: Int)
    /// Its file, where it is one.
    let file: [UInt8]
    /// The cells in which it isn't seen any more.
    fileprivate(set) var missing: Set<Int> = []

    /// Whether it is seen in all of its cells.
    var isWhole: Bool { missing.isEmpty }
  }

  private(set) var placed: [Picture] = []
  /// How many were sent.
  private(set) var count = 0
  /// The first keys of a picture of kitty's whose chunks are still to come, and its letters so far.
  private var begun: (keys: [String: String], letters: String)?

  /// More pixels than any pane has.
  private static let limit = 4_000

  /// All is gone.
  mutating func clear() { placed = [] }

  /// Cells are written: pictures of cells are gone there.
  mutating func erase(_ part: CanvasRectangle) {
    for index in placed.indices where placed[index].kind != "kitty" {
      let seen = placed[index].cells.intersection(part)
      guard seen.width > 0, seen.height > 0 else { continue }
      for y in seen.y..<(seen.y + seen.height) {
        for x in seen.x..<(seen.x + seen.width) { placed[index].missing.insert(y << 16 | x) }
      }
    }
    placed.removeAll { $0.missing.count >= $0.cells.width * $0.cells.height }
  }

  // MARK: - kitty

  /// Takes a string of kitty's protocol; returns the fault in it.
  mutating func takeKitty(_ text: String, x: Int, y: Int) -> String? {
    guard text.hasPrefix("G") else { return "APC \(text.prefix(40))" }
    let parts = text.dropFirst().split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
    var keys: [String: String] = [:]
    for pair in parts[0].split(separator: ",") {
      let sides = pair.split(separator: "=", maxSplits: 1).map(String.init)
      guard sides.count == 2, keys.updateValue(sides[1], forKey: sides[0]) == nil else { return "kitty: \(parts[0])" }
    }
    // An answer would be typed.
    guard keys["q"] == "2" else { return "kitty: answers to \(parts[0])" }
    if keys["a"] == "d" {
      guard keys["d"] == "I", let number = keys["i"].flatMap({ Int($0) }), keys.count == 4, parts.count == 1 else {
        return "kitty: \(parts[0])"
      }
      begun = nil
      placed.removeAll { $0.kind == "kitty" && $0.number == number }
      return nil
    }
    guard parts.count == 2, parts[1].utf8.count <= 4_096, let more = keys["m"], more == "0" || more == "1" else {
      return "kitty: a chunk of \(parts.last?.utf8.count ?? 0) letters, \(parts[0])"
    }
    if more == "1", parts[1].utf8.count % 4 != 0 {
      return "kitty: a chunk that isn't the last has \(parts[1].utf8.count)"
    }
    if let begun {
      guard keys.count == 2 else { return "kitty: a chunk with \(parts[0])" }
      self.begun = (begun.keys, begun.letters + parts[1])
    } else {
      begun = (keys, String(parts[1]))
    }
    guard more == "0", let whole = begun else { return nil }
    begun = nil
    let known: Set = ["a", "f", "t", "i", "p", "c", "r", "C", "q", "m"]
    guard Set(whole.keys.keys) == known, whole.keys["a"] == "T", whole.keys["f"] == "100", whole.keys["t"] == "d",
      whole.keys["C"] == "1", let number = whole.keys["i"].flatMap({ UInt32($0) }), number > 0,
      let columns = whole.keys["c"].flatMap({ Int($0) }), let rows = whole.keys["r"].flatMap({ Int($0) })
    else { return "kitty: \(whole.keys)" }
    placed.removeAll { $0.kind == "kitty" && $0.number == Int(number) }
    return show("kitty", Int(number), whole.letters, CanvasRectangle(x: x, y: y, width: columns, height: rows))
  }

  // MARK: - iTerm

  /// Takes an inline image; returns the fault in it.
  mutating func takeInline(_ text: String, x: Int, y: Int) -> String? {
    let parts = text.dropFirst("1337;File=".count).split(separator: ":", maxSplits: 1)
    guard parts.count == 2 else { return "inline image: \(text.prefix(60))" }
    let pairs = parts[0].split(separator: ";").map { $0.split(separator: "=").map(String.init) }
    guard pairs.allSatisfy({ $0.count == 2 }) else { return "inline image: \(parts[0])" }
    let keys = Dictionary(pairs.map { ($0[0], $0[1]) }) { first, _ in first }
    guard keys["inline"] == "1", keys["doNotMoveCursor"] == "1", keys["preserveAspectRatio"] == "0",
      let columns = keys["width"].flatMap({ Int($0) }), let rows = keys["height"].flatMap({ Int($0) }),
      let size = keys["size"].flatMap({ Int($0) }), Data(base64Encoded: String(parts[1]))?.count == size
    else { return "inline image: \(parts[0])" }
    return show("inline", count, String(parts[1]), CanvasRectangle(x: x, y: y, width: columns, height: rows))
  }

  private mutating func show(_ kind: String, _ number: Int, _ letters: String, _ cells: CanvasRectangle) -> String? {
    guard let file = Data(base64Encoded: letters).map({ [UInt8]($0) }), file.count > 33,
      file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    else { return "\(kind): no PNG" }
    func side(_ place: Int) -> Int { file[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) } }
    return show(Picture(kind: kind, number: number, cells: cells, size: (side(16), side(20)), file: file))
  }

  private mutating func show(_ picture: Picture) -> String? {
    let (width, height) = picture.size
    guard (1...EmulatedGraphics.limit).contains(width), (1...EmulatedGraphics.limit).contains(height) else {
      return "\(picture.kind): \(width) x \(height) pixels"
    }
    count += 1
    placed.append(picture)
    return nil
  }

  // MARK: - Sixels

  /// How many pixels a cell has, for sixels, which have no cells of their own.
  static let cell = (width: 10, height: 20)

  /// Takes sixels; returns the fault in them.
  mutating func takeSixels(_ text: String, x: Int, y: Int) -> String? {
    guard let start = text.firstIndex(of: "q") else { return "DCS \(text.prefix(40))" }
    guard text[..<start].allSatisfy({ "0123456789;".contains($0) }) else { return "sixels: \(text[..<start])" }
    var reader = SixelReader(text[text.index(after: start)...])
    guard let size = reader.read() else { return "sixels: \(reader.problem)" }
    let cells = CanvasRectangle(
      x: x,
      y: y,
      width: (size.width + Self.cell.width - 1) / Self.cell.width,
      height: (size.height + Self.cell.height - 1) / Self.cell.height
    )
    return show(Picture(kind: "sixels", number: count, cells: cells, size: size, file: []))
  }
}
