extension LinkPart {
  /// Finds a text that matches both parts; returns `nil` if none was found.
  ///
  /// - Parameters:
  ///   - isHost: Whether a parameter next to literal text ends at a dot.
  ///   - work: The remaining number of comparisons, which is decremented.
  func common(with other: LinkPart, _ types: LinkTypes, isHost: Bool = false, work: inout Int) -> String? {
    if case .rest(_, let prefix) = self, case .rest(_, let its) = other {
      let (longer, shorter) = prefix.utf8.count < its.utf8.count ? (its, prefix) : (prefix, its)
      return longer.utf8.starts(with: shorter.utf8) ? longer + "1" : nil
    }
    func fits(_ text: String) -> Bool {
      texts(in: text, types, isHost: isHost) != nil && other.texts(in: text, types, isHost: isHost) != nil
    }
    if let texts = onlyTexts {
      work -= texts.count
      guard let others = other.onlyTexts else { return texts.first(where: fits) }
      let known = Set(others)
      return texts.first(where: known.contains)
    }
    if other.onlyTexts != nil { return other.common(with: self, types, isHost: isHost, work: &work) }
    guard hasLikeEnds(as: other) else { return nil }
    for own in shapes(types) {
      for its in other.shapes(types) {
        if let text = CommonText(own, its).text(work: &work), fits(text) { return text }
      }
    }
    return nil
  }

  /// Whether one literal prefix starts with the other, and one literal suffix ends with the other.
  private func hasLikeEnds(as other: LinkPart) -> Bool {
    let (own, its) = (ends, other.ends)
    return zip(own.first.utf8, its.first.utf8).allSatisfy(==)
      && zip(own.last.utf8.reversed(), its.last.utf8.reversed()).allSatisfy(==)
  }

  /// The literal text before the first parameter and after the last parameter.
  private var ends: (first: String, last: String) {
    guard case .pieces(let pieces) = self else { return ("", "") }
    func text(_ piece: Piece?) -> String { if case .text(let text)? = piece { text } else { "" } }
    return (text(pieces.first), text(pieces.last))
  }

  /// The accepted texts, if they are enumerated.
  private var onlyTexts: [String]? {
    if let literal { return [literal] }
    guard case .values(let values)? = onlyParameter?.constraint else { return nil }
    return values
  }

  /// The maximum number of variants to compare per part.
  private static let maxShapes = 4

  /// The variants of the part: each parameter is an arbitrary text or, if constrained, each of its sample values.
  private func shapes(_ types: LinkTypes) -> [[CommonText.Atom]] {
    guard case .pieces(let pieces) = self else { return [] }
    return pieces.reduce([[]]) { shapes, piece in
      let endings: [[CommonText.Atom]] =
        switch piece {
        case .text(let text): [text.utf8.map(CommonText.Atom.byte)]
        case .parameter(let parameter):
          parameter.texts(types).map { $0.utf8.map(CommonText.Atom.byte) } + [[.one, .many]]
        }
      let own = shapes.count * endings.count > LinkPart.maxShapes ? endings.suffix(1) : endings[...]
      return shapes.flatMap { shape in own.map { shape + $0 } }
    }
  }
}

extension LinkParameter {
  fileprivate func texts(_ types: LinkTypes) -> [String] {
    switch constraint {
    case nil, .labels: []
    case .type(let type): [types.sample(type)]
    case .values(let values): values
    // If two ranges overlap, one contains an end of the other.
    case .range(let range): ["\(range.lowerBound)", "\(range.upperBound)"]
    case .domain(let domain): ["www.\(domain)"]
    }
  }
}

/// An algorithm for the shortest text that matches two variants.
struct CommonText {
  enum Atom {
    case byte(UInt8)
    case one
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

  /// The shortest text that matches both; `nil` if there is none.
  ///
  /// - Parameter work: The remaining number of comparisons, which is decremented. The result is `nil` once it is 0.
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
      let index = waiting[next]
      next += 1
      for (step, byte) in following(index / width, index % width) {
        let target = step.own * width + step.other
        guard steps[target] == nil else { continue }
        steps[target] = Step(before: index, byte: byte)
        waiting.append(target)
      }
    }
    guard steps[count - 1] != nil else { return nil }
    var bytes: [UInt8] = []
    var index = count - 1
    while index > 0, let step = steps[index] {
      if let byte = step.byte { bytes.append(byte) }
      index = step.before
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
