/// Finds the shortest text that matches two shapes.
struct CommonText {
  /// An element of a shape.
  enum Atom {
    case byte(UInt8)
    /// One arbitrary byte.
    case one
    /// Any number of bytes.
    case many
  }

  private let own: [Atom]
  private let other: [Atom]

  init(_ own: [Atom], _ other: [Atom]) {
    self.own = own
    self.other = other
  }

  private struct Step {
    let before: Int
    let byte: UInt8?
  }

  /// The text; `nil` if there is none.
  ///
  /// - Parameter work: the number of comparisons left, which is decremented; `nil` is returned once it is used up.
  func text(work: inout Int) -> String? {
    let width = other.count + 1
    let count = (own.count + 1) * width
    work -= count
    guard work >= 0 else { return nil }
    var steps: [Step?] = Array(repeating: nil, count: count)
    steps[0] = Step(before: 0, byte: nil)
    var waiting = [0]
    var next = 0
    while next < waiting.count, steps[count - 1] == nil {
      let place = waiting[next]
      next += 1
      for (step, byte) in following(place / width, place % width) {
        let target = step.own * width + step.other
        guard steps[target] == nil else { continue }
        steps[target] = Step(before: place, byte: byte)
        waiting.append(target)
      }
    }
    guard steps[count - 1] != nil else { return nil }
    var bytes: [UInt8] = []
    var place = count - 1
    while place > 0, let step = steps[place] {
      if let byte = step.byte { bytes.append(byte) }
      place = step.before
    }
    return String(decoding: bytes.reversed(), as: UTF8.self)
  }

  private func following(_ first: Int, _ second: Int) -> [(step: (own: Int, other: Int), byte: UInt8?)] {
    let (left, right) = (first < own.count ? own[first] : nil, second < other.count ? other[second] : nil)
    var steps: [(step: (own: Int, other: Int), byte: UInt8?)] = []
    if case .many? = left { steps.append(((first + 1, second), nil)) }
    if case .many? = right { steps.append(((first, second + 1), nil)) }
    guard let left, let right else { return steps }
    let target = (own: left.isMany ? first : first + 1, other: right.isMany ? second : second + 1)
    switch (left, right) {
    case (.byte(let one), .byte(let two)): if one == two { steps.append((target, one)) }
    case (.byte(let byte), _), (_, .byte(let byte)): steps.append((target, byte))
    default: steps.append((target, UInt8(ascii: "1")))
    }
    return steps
  }
}

extension CommonText.Atom {
  fileprivate var isMany: Bool { if case .many = self { true } else { false } }
}
