import PetriUIKit

/// Parses the paths in the tables of symbols: a letter per command, then its numbers, none of them negative.
///
/// | letter | numbers | |
/// |---|---|---|
/// | `M` | x y | moves to a point |
/// | `L`, `H`, `V` | x y, x, y | a line to a point, across, down or up |
/// | `Q` | x y x y | a quadratic curve with a control point |
/// | `A` | radius, 1 for the larger arc, 1 for clockwise, x y | an arc |
/// | `Z` | | closes the path |
/// | `O` | x y radius | a circle |
/// | `R` | x y width height radius | a rounded rectangle |
struct SymbolPathReader {
  private var steps: [SymbolPath.Step] = []
  private var point = CGPoint.zero

  /// - Returns: `nil` for malformed text.
  static func path(_ text: some StringProtocol) -> SymbolPath? {
    var reader = SymbolPathReader()
    var rest = Substring(text)
    while let letter = rest.first {
      rest.removeFirst()
      if letter == " " { continue }
      let end = rest.firstIndex(where: \.isLetter) ?? rest.endIndex
      let words = rest[..<end].split(separator: " ")
      let numbers = words.compactMap { word in Double(word).map { CGFloat($0) } }
      guard numbers.count == words.count, reader.take(letter, numbers) else { return nil }
      rest = rest[end...]
    }
    return reader.steps.isEmpty ? nil : SymbolPath(steps: reader.steps)
  }

  /// Reads a command with the numbers of one or more repetitions.
  private mutating func take(_ letter: Character, _ numbers: [CGFloat]) -> Bool {
    guard let count = SymbolPathReader.counts[letter] else { return false }
    // A path starts with a move or a closed shape.
    guard !steps.isEmpty || "MOR".contains(letter) else { return false }
    guard count > 0 else {
      steps.append(.close)
      return numbers.isEmpty
    }
    guard !numbers.isEmpty, numbers.count.isMultiple(of: count) else { return false }
    for start in stride(from: 0, to: numbers.count, by: count) {
      add(letter, Array(numbers[start..<start + count]))
    }
    return true
  }

  private static let counts: [Character: Int] = [
    "M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "A": 5, "Z": 0, "O": 3, "R": 5,
  ]

  private mutating func add(_ letter: Character, _ numbers: [CGFloat]) {
    switch letter {
    case "M": begin(at: CGPoint(x: numbers[0], y: numbers[1]))
    case "L": line(to: CGPoint(x: numbers[0], y: numbers[1]))
    case "H": line(to: CGPoint(x: numbers[0], y: point.y))
    case "V": line(to: CGPoint(x: point.x, y: numbers[0]))
    case "Q":
      point = CGPoint(x: numbers[2], y: numbers[3])
      steps.append(.curve(beside: CGPoint(x: numbers[0], y: numbers[1]), to: point))
    case "A":
      let end = CGPoint(x: numbers[3], y: numbers[4])
      arc(numbers[0], isLarge: numbers[1] == 1, isClockwise: numbers[2] == 1, to: end)
    case "O":
      let (x, y, radius) = (numbers[0], numbers[1], numbers[2])
      begin(at: CGPoint(x: x + radius, y: y))
      for side in [-radius, radius] { arc(radius, isLarge: true, to: CGPoint(x: x + side, y: y)) }
      steps.append(.close)
    default: rectangle(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]), numbers[4])
    }
  }

  private mutating func begin(at start: CGPoint) {
    point = start
    steps.append(.move(start))
  }

  private mutating func line(to end: CGPoint) {
    point = end
    steps.append(.line(end))
  }

  private mutating func arc(_ radius: CGFloat, isLarge: Bool = false, isClockwise: Bool = true, to end: CGPoint) {
    point = end
    steps.append(.arc(radius: radius, isLarge: isLarge, isClockwise: isClockwise, to: end))
  }

  /// Adds a rectangle clockwise from the end of its upper left corner.
  private mutating func rectangle(_ frame: CGRect, _ radius: CGFloat) {
    let corners = [
      (CGPoint(x: frame.maxX - radius, y: frame.minY), CGPoint(x: frame.maxX, y: frame.minY + radius)),
      (CGPoint(x: frame.maxX, y: frame.maxY - radius), CGPoint(x: frame.maxX - radius, y: frame.maxY)),
      (CGPoint(x: frame.minX + radius, y: frame.maxY), CGPoint(x: frame.minX, y: frame.maxY - radius)),
      (CGPoint(x: frame.minX, y: frame.minY + radius), CGPoint(x: frame.minX + radius, y: frame.minY)),
    ]
    begin(at: corners[3].1)
    for (start, end) in corners {
      line(to: start)
      if radius > 0 { arc(radius, to: end) }
    }
    steps.append(.close)
  }
}
