/// The shape of a form, without the names of its parameters: two forms of one shape match the same links.
struct LinkShape: Hashable {
  private let parts: [LinkPart]
  private let query: Set<LinkQueryRule>
  private let fragment: Fragment?

  private struct Fragment: Hashable {
    let isWhole: Bool
    let parts: [LinkPart]
    let query: Set<LinkQueryRule>
  }

  /// - Parameter values: one of the values for each parameter that has some, in their order; `nil` for none but that there are.
  private init(_ form: LinkForm, values: [String]?) {
    var waiting = values?[...]
    func part(_ part: LinkPart) -> LinkPart {
      guard case .pieces(let pieces) = part.shape else { return part.shape }
      return .pieces(
        pieces.map { piece in
          guard case .parameter(let parameter) = piece, case .values? = parameter.constraint else { return piece }
          return .parameter(LinkParameter(nil, .values(waiting?.popFirst().map { [$0] } ?? [])))
        }
      )
    }
    parts = ([form.host] + form.path).map(part)
    query = Set(form.query.compactMap(\.shape))
    fragment = form.fragment.map { fragment in
      switch fragment {
      case .whole(let parameter):
        Fragment(isWhole: true, parts: [.pieces([.parameter(LinkParameter(nil, parameter.constraint))])], query: [])
      case .parts(let parts, let query):
        Fragment(isWhole: false, parts: parts.map(\.shape), query: Set(query.compactMap(\.shape)))
      }
    }
  }

  /// Pairs of patterns that match the same links, by their places, the earlier first.
  static func conflicts(among forms: [(form: LinkForm, place: Int)]) -> [(Int, Int)] {
    guard forms.count > 1 else { return [] }
    var groups: [LinkShape: [(form: LinkForm, place: Int)]] = [:]
    for form in forms { groups[LinkShape(form.form, values: nil), default: []].append(form) }
    return groups.values.flatMap { group -> [(Int, Int)] in
      guard group.count > 1 else { return [] }
      var first: [LinkShape: Int] = [:]
      return group.flatMap { form, place in
        combinations(form).compactMap { values in
          let shape = LinkShape(form, values: values)
          guard let other = first[shape] else {
            first[shape] = place
            return nil
          }
          return other == place ? nil : (other, place)
        }
      }
    }
  }

  /// The most combinations of values that are distinguished.
  private static let maxCombinations = 1_024

  /// The values that the parameters with values can have together.
  private static func combinations(_ form: LinkForm) -> [[String]] {
    let lists = ([form.host] + form.path).flatMap(\.parameters).compactMap { parameter -> [String]? in
      if case .values(let values)? = parameter.constraint { values } else { nil }
    }
    guard lists.reduce(1, { min($0 * $1.count, maxCombinations + 1) }) <= maxCombinations else {
      // As many as that are one value each.
      return [lists.map { $0.sorted().joined(separator: "|") }]
    }
    return lists.reduce([[]]) { combinations, values in
      combinations.flatMap { combination in values.map { combination + [$0] } }
    }
  }
}
