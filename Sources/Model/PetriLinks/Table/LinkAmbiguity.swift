/// Two patterns that match a common link with equal specificity.
public struct LinkAmbiguity: Hashable, Sendable {
  /// The index of the earlier pattern.
  public let first: Int
  /// The index of the later pattern.
  public let second: Int
  /// A link that both patterns match.
  public let example: String
}

/// The expansions with equal path ranks and query weights, which may be ambiguous.
struct LinkRivals {
  /// A key for grouping the expansions that could match a common link.
  struct Key: Hashable {
    private let texts: [String?]
    private let ranks: [Int]
    private let weight: Int

    init(_ form: LinkForm, _ rank: LinkRank) {
      texts = [form.scheme] + ([form.host] + form.path).map(\.literal?.withoutCapitals)
      ranks = rank.path
      weight = rank.query.weight
    }
  }

  private var classes: [[String]: [[String]: [Member]]] = [:]

  private struct Member {
    let form: LinkForm
    let rank: LinkRank
    let index: Int
  }

  /// Adds an expansion.
  ///
  /// - Returns: The ambiguity with the earliest expansion, if there is any.
  mutating func add(_ form: LinkForm, _ rank: LinkRank, _ index: Int, _ common: inout CommonLink) -> LinkAmbiguity? {
    let texts = form.query.filter(\.isRequired).compactMap { rule in
      rule.value?.literal.map { (rule.name.withoutCapitals, $0.withoutCapitals) }
    }
    .sorted { $0.0 < $1.0 }
    let (names, values) = (texts.map(\.0), texts.map(\.1))
    var found: LinkAmbiguity?
    for (others, members) in classes {
      // Expansions that require the same query items with different literals have no common link.
      let rivals = others == names ? [members[values] ?? []] : Array(members.values)
      for rival in rivals.joined() where rival.index != index && rival.index < found?.first ?? .max {
        guard common.work > 0 else { break }
        common.work -= 1
        guard !rank.decides(against: rival.rank), let example = common.link(rival.form, form) else { continue }
        found = LinkAmbiguity(first: rival.index, second: index, example: example)
      }
    }
    classes[names, default: [:]][values, default: []].append(Member(form: form, rank: rank, index: index))
    return found
  }
}

/// An algorithm for a link that two expansions match.
struct CommonLink {
  private let types: LinkTypes
  /// The remaining number of comparisons, which limits the time for a table.
  var work = 4_000_000

  init(_ types: LinkTypes) { self.types = types }

  /// The common link; `nil` if none was found.
  mutating func link(_ own: LinkForm, _ other: LinkForm) -> String? {
    let forms = [own, other]
    let ignoresCase = forms.contains(where: \.ignoresCase)
    let (own, other) = ignoresCase ? (own.withoutCapitals, other.withoutCapitals) : (own, other)
    guard own.scheme == other.scheme, own.path.count == other.path.count,
      let host = own.host.common(with: other.host, types, isHost: true, work: &work),
      let path = path(own.path, other.path), let query = query(own.query, other.query)
    else { return nil }
    let start = (host.isEmpty ? "\(own.scheme):" : "\(own.scheme)://\(Link.encoded(host))") + path + query
    return fragments(own, other).map { start + $0 }.first { text in
      guard let link = try? Link(text) else { return false }
      return forms.allSatisfy { $0.captures(in: link, plusIsSpace: false, types) != nil }
    }
  }

  private mutating func path(_ own: [LinkPart], _ other: [LinkPart]) -> String? {
    guard own.count == other.count else { return nil }
    var path = ""
    for (one, two) in zip(own, other) {
      guard let text = one.common(with: two, types, work: &work) else { return nil }
      path += "/" + Link.encoded(text)
    }
    return path
  }

  private mutating func query(_ own: [LinkQueryRule], _ other: [LinkQueryRule]) -> String? {
    var items: [String] = []
    let others = other.filter { rule in !own.contains { $0.name == rule.name } }
    for rule in own + others {
      let rules = [rule, other.first { $0.name == rule.name } ?? rule]
      guard rules.contains(where: \.isRequired) else { continue }
      guard let one = rules[0].value, let two = rules[1].value else { return nil }
      // An untyped parameter accepts an empty value.
      let (first, second) = (one.isAnything ? two : one, two.isAnything ? one : two)
      guard let text = first.common(with: second, types, work: &work) else { return nil }
      items.append(Link.encoded(rule.name) + (text.isEmpty ? "" : "=\(Link.encoded(text))"))
    }
    return items.isEmpty ? "" : "?" + items.joined(separator: "&")
  }

  /// The candidates for a fragment that both expansions match, including the `#`.
  private mutating func fragments(_ own: LinkForm, _ other: LinkForm) -> [String] {
    let parts = [own, other].compactMap { form in
      form.fragment == nil ? nil : (form.fragmentSegments, form.fragmentQuery)
    }
    guard let first = parts.first, let last = parts.last else { return [""] }
    let pairs = [(first, last), (first, first), (last, last)]
    return pairs.compactMap { one, two in
      guard let path = path(one.0, two.0), let query = query(one.1, two.1) else { return nil }
      return "#" + path.dropFirst() + query
    }
  }
}

extension LinkForm {
  fileprivate var fragmentSegments: [LinkPart] {
    if case .whole(let parameter)? = fragment { [.pieces([.parameter(parameter)])] } else { fragmentPath }
  }
}

extension LinkPart {
  /// Whether every text matches, including the empty text.
  fileprivate var isAnything: Bool { onlyParameter.map { $0.constraint == nil } ?? false }
}
