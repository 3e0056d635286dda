/// The forms with equal path rank and query weight, which may be ambiguous.
struct LinkRivals {
  /// Groups forms that could match the same link.
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
    let place: Int
  }

  /// Adds a form.
  ///
  /// - Returns: the first ambiguity with an earlier form.
  mutating func add(_ form: LinkForm, _ rank: LinkRank, _ place: Int, _ common: inout CommonLink) -> LinkAmbiguity? {
    let texts = form.query.filter(\.isRequired).compactMap { rule in
      rule.value?.literal.map { (rule.name.withoutCapitals, $0.withoutCapitals) }
    }
    .sorted { $0.0 < $1.0 }
    let (names, values) = (texts.map(\.0), texts.map(\.1))
    var found: LinkAmbiguity?
    for (others, members) in classes {
      // Forms that require the same query items with different literals can't match the same link.
      let rivals = others == names ? [members[values] ?? []] : Array(members.values)
      for rival in rivals.joined() where rival.place != place && rival.place < found?.first ?? .max {
        guard common.work > 0 else { break }
        common.work -= 1
        guard !rank.decides(against: rival.rank), let example = common.link(rival.form, form) else { continue }
        found = LinkAmbiguity(first: rival.place, second: place, example: example)
      }
    }
    classes[names, default: [:]][values, default: []].append(Member(form: form, rank: rank, place: place))
    return found
  }
}
