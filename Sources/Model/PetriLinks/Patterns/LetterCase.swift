extension String {
  /// The text with ASCII letters lowercased, which preserves the length in bytes.
  var withoutCapitals: String {
    guard utf8.contains(where: { (0x41...0x5A).contains($0) }) else { return self }
    return String(decoding: utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}

extension LinkPart {
  /// The lowercased part, for hosts, which are case-insensitive.
  var lowercased: LinkPart { mappingTexts { $0.lowercased() } }

  var withoutCapitals: LinkPart { mappingTexts(\.withoutCapitals) }

  private func mappingTexts(_ map: (String) -> String) -> LinkPart {
    switch self {
    case .rest(let parameter, let prefix): return .rest(parameter, prefix: map(prefix))
    case .pieces(let pieces):
      return .pieces(
        pieces.map { piece in
          switch piece {
          case .text(let text): return .text(map(text))
          case .parameter(var parameter):
            switch parameter.constraint {
            case .values(let values): parameter.constraint = .values(values.map(map))
            case .domain(let domain): parameter.constraint = .domain(map(domain))
            case nil, .type, .range, .labels: break
            }
            return .parameter(parameter)
          }
        }
      )
    }
  }

  /// The parameter values in a text that matches case-insensitively in ASCII. Enumerated values are spelled as in the
  /// pattern, other values as in the text.
  func textsIgnoringCase(in text: String, _ types: LinkTypes) -> [String]? {
    guard case .pieces(let pieces) = self, let found = withoutCapitals.texts(in: text.withoutCapitals, types) else {
      return nil
    }
    var rest = text.utf8[...]
    var waiting = found[...]
    return pieces.compactMap { piece -> String? in
      guard case .parameter(let parameter) = piece, let own = waiting.popFirst() else {
        if case .text(let text) = piece { rest = rest.dropFirst(text.utf8.count) }
        return nil
      }
      defer { rest = rest.dropFirst(own.utf8.count) }
      return parameter.value(like: own) ?? String(Substring(rest.prefix(own.utf8.count)))
    }
  }
}

extension LinkParameter {
  /// The enumerated value that equals the text case-insensitively in ASCII.
  func value(like text: String) -> String? {
    guard case .values(let values)? = constraint else { return nil }
    return values.first { $0.withoutCapitals == text.withoutCapitals }
  }
}

extension LinkQueryRule {
  func isFor(_ name: String, ignoringCase: Bool) -> Bool {
    self.name == name || ignoringCase && self.name.withoutCapitals == name.withoutCapitals
  }

  var withoutCapitals: LinkQueryRule {
    let need: Need =
      switch need {
      case .optional(let part): .optional(part.withoutCapitals)
      case .required(let part): .required(part.withoutCapitals)
      case .absent: .absent
      }
    return LinkQueryRule(name: name.withoutCapitals, need: need)
  }
}

extension LinkForm {
  var withoutCapitals: LinkForm {
    var form = self
    form.path = path.map(\.withoutCapitals)
    form.query = query.map(\.withoutCapitals)
    if case .parts(let parts, let query)? = fragment {
      form.fragment = .parts(parts.map(\.withoutCapitals), query: query.map(\.withoutCapitals))
    }
    return form
  }
}
