extension NamedMethod {
  /// Reads what is between the parentheses of `#selector`; nil where it can't be read.
  init?(tokens: ArraySlice<SourceToken>) {
    var tokens = Array(tokens)
    self.init(accessor: nil, base: "", name: "", labels: nil)
    if tokens.count > 2, tokens[1].isSign(":"), tokens[0].isWord("getter") || tokens[0].isWord("setter") {
      accessor = tokens[0].text == "getter" ? .getter : .setter
      tokens.removeFirst(2)
    }
    // A cast chooses between methods of a name; only its labels matter here.
    var depth = 0
    for (index, token) in tokens.enumerated() {
      if ["(", "["].contains(token.text), token.kind == .sign { depth += 1 }
      if [")", "]"].contains(token.text), token.kind == .sign { depth -= 1 }
      if depth == 0, token.isWord("as") {
        tokens.removeSubrange(index...)
        break
      }
    }
    // Parentheses around all.
    while tokens.count > 2, tokens[0].isSign("("), Self.partner(of: 0, in: tokens) == tokens.count - 1 {
      tokens = Array(tokens[1..<(tokens.count - 1)])
    }
    if tokens.last?.isSign(")") == true {
      guard let open = Self.open(of: tokens.count - 1, in: tokens), open > 0, tokens[open - 1].isName else {
        return nil
      }
      var labels: [String?] = []
      for token in tokens[(open + 1)..<(tokens.count - 1)] where !token.isSign(":") {
        guard token.isName else { return nil }
        labels.append(token.text == "_" ? nil : token.text)
      }
      self.labels = labels
      tokens.removeSubrange(open...)
    }
    guard let last = tokens.last, last.isName else { return nil }
    name = last.text
    if tokens.count > 1 {
      guard tokens[tokens.count - 2].isSign(".") else { return nil }
      base = tokens.dropLast(2).map(\.text).joined()
    }
  }

  private static func partner(of start: Int, in tokens: [SourceToken]) -> Int? {
    var depth = 0
    for index in start..<tokens.count {
      if tokens[index].isSign("(") { depth += 1 }
      if tokens[index].isSign(")") {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }

  private static func open(of end: Int, in tokens: [SourceToken]) -> Int? {
    var depth = 0
    for index in stride(from: end, through: 0, by: -1) {
      if tokens[index].isSign(")") { depth += 1 }
      if tokens[index].isSign("(") {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }
}
