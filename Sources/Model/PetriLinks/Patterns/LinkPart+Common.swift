extension LinkPart {
  /// A text that both of two parts take; `nil` where none was found.
  ///
  /// - Parameters:
  ///   - isHost: whether a parameter beside a text ends at a dot.
  ///   - work: how much may be compared, of which the comparison takes its part.
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

  /// Whether the texts at the ends of two parts can be those of one text.
  private func hasLikeEnds(as other: LinkPart) -> Bool {
    let (own, its) = (ends, other.ends)
    return zip(own.first.utf8, its.first.utf8).allSatisfy(==)
      && zip(own.last.utf8.reversed(), its.last.utf8.reversed()).allSatisfy(==)
  }

  /// The texts before the first parameter and behind the last.
  private var ends: (first: String, last: String) {
    guard case .pieces(let pieces) = self else { return ("", "") }
    func text(_ piece: Piece?) -> String { if case .text(let text)? = piece { text } else { "" } }
    return (text(pieces.first), text(pieces.last))
  }

  /// The texts that it takes where these are few.
  private var onlyTexts: [String]? {
    if let literal { return [literal] }
    guard case .values(let values)? = onlyParameter?.constraint else { return nil }
    return values
  }

  /// The most shapes of a part that are compared.
  private static let maxShapes = 4

  /// The part with each parameter as any text, and with the values or the sample of those that have a constraint.
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
  /// Texts that it takes, where not any.
  fileprivate func texts(_ types: LinkTypes) -> [String] {
    switch constraint {
    case nil, .labels: []
    case .type(let type): [types.sample(type)]
    case .values(let values): values
    // Ranges that have something in common have an end of one of them.
    case .range(let range): ["\(range.lowerBound)", "\(range.upperBound)"]
    case .domain(let domain): ["www.\(domain)"]
    }
  }
}
