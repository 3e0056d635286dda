/// Patterns of links and the destination of each, in a tree by the texts of their parts: finding one costs by the
/// length of the link, not by the number of patterns.
public struct LinkTable<Destination: Sendable>: Sendable {
  /// A pattern that a link matches.
  public struct Match: Sendable {
    /// The pattern.
    public let pattern: LinkPattern
    /// The destination.
    public let destination: Destination
    /// The link's texts for the parameters, in the pattern's order.
    public let captures: [LinkCapture]
    /// The items of the link's query that the pattern doesn't name, as they are written.
    public let otherItems: [String]
    /// The link's fragment as it is written, where the pattern wants none; `nil` if there is none.
    public let otherFragment: String?
  }

  /// A form of a pattern, by the pattern's place.
  private struct Entry: Sendable {
    let place: Int
    let form: LinkForm
    let rank: LinkRank
  }

  private struct Node: Sendable {
    var literals: [String: Int] = [:]
    /// Where texts lead whose capitals don't matter, by their small letters.
    var textsIgnoringCase: [String: Int] = [:]
    /// Where a segment with parameters leads.
    var parameter: Int?
    /// Where the rest of the path leads, which has at least one segment.
    var rest: Int?
    /// Where a fragment begins.
    var fragment: Int?
    /// The most segments that come behind here.
    var reach = 0
    /// The forms that end here.
    var entries: [Int] = []
  }

  private var nodes = [Node()]
  private var forms: [Entry] = []
  private let entries: [(pattern: LinkPattern, destination: Destination)]
  let types: LinkTypes
  private let schemes: Set<String>

  /// Makes a table; of several patterns that the same links match, the first that is given comes first.
  ///
  /// - Parameter types: the types that parameters may have.
  public init(_ entries: [(pattern: LinkPattern, destination: Destination)], types: LinkTypes = .none) {
    self.entries = entries
    self.types = types
    schemes = entries.reduce(into: []) { $0.formUnion($1.pattern.schemes) }
    for (place, entry) in entries.enumerated() {
      for form in entry.pattern.forms { insert(form, at: place) }
    }
  }

  /// The patterns, as they were given.
  var patterns: some Sequence<LinkPattern> { entries.lazy.map(\.pattern) }

  /// Whether there are patterns of a scheme, which is in lower case.
  public func hasPatterns(ofScheme scheme: String) -> Bool { schemes.contains(scheme) }

  private mutating func insert(_ form: LinkForm, at place: Int) {
    var way: [Int] = [0]
    func last() -> Int { way[way.count - 1] }
    for part in [.pieces([.text(form.scheme)]), form.host] { way.append(child(of: last(), part)) }
    for part in form.path { way.append(child(of: last(), part, ignoringCase: form.ignoresCase)) }
    if form.fragment != nil {
      way.append(child(of: last(), \.fragment))
      for part in form.fragmentPath { way.append(child(of: last(), part, ignoringCase: form.ignoresCase)) }
    }
    for (behind, node) in way.reversed().enumerated() { nodes[node].reach = max(nodes[node].reach, behind) }
    nodes[last()].entries.append(forms.count)
    forms.append(Entry(place: place, form: form, rank: LinkRank(form, types)))
  }

  private mutating func child(of node: Int, _ part: LinkPart, ignoringCase: Bool = false) -> Int {
    guard let text = part.literal else { return child(of: node, part.isRest ? \.rest : \.parameter) }
    return ignoringCase
      ? child(of: node, \.textsIgnoringCase[text.withoutCapitals]) : child(of: node, \.literals[text])
  }

  private mutating func child(of node: Int, _ kind: WritableKeyPath<Node, Int?>) -> Int {
    if let child = nodes[node][keyPath: kind] { return child }
    nodes.append(Node())
    nodes[node][keyPath: kind] = nodes.count - 1
    return nodes.count - 1
  }

  /// Pairs of patterns that a link matches of which neither is the more specific, the earlier first.
  public var ambiguities: [LinkAmbiguity] {
    var rivals: [LinkRivals.Key: LinkRivals] = [:]
    var common = CommonLink(types)
    var seen: Set<[Int]> = []
    return forms.compactMap { entry in
      rivals[LinkRivals.Key(entry.form, entry.rank), default: LinkRivals()]
        .add(entry.form, entry.rank, entry.place, &common)
    }
    .filter { seen.insert([$0.first, $0.second]).inserted }
    .sorted { ($0.second, $0.first) < ($1.second, $1.first) }
  }

  /// The patterns that a link matches, the most specific first: a text before a parameter, a narrower parameter before a wider one,
  /// from left to right, then more in the query and its values, then one with a fragment.
  public func matches(of link: Link) -> [Match] {
    let found = candidates(for: link).compactMap { place -> (entry: Entry, match: Match)? in
      let entry = forms[place]
      let (pattern, destination) = entries[entry.place]
      return entry.form.captures(in: link, plusIsSpace: pattern.plusIsSpace, types).map { captures in
        let items = link.query.filter { item in
          !entry.form.query.contains { $0.isFor(item.name, ignoringCase: entry.form.ignoresCase) }
        }
        let match = Match(
          pattern: pattern,
          destination: destination,
          captures: captures,
          otherItems: items.map(\.written),
          otherFragment: entry.form.fragment == nil ? link.fragmentParts.text?.encoded : nil
        )
        return (entry, match)
      }
    }
    .sorted { one, other in
      one.entry.rank.comesBefore(other.entry.rank) ?? (one.entry.place < other.entry.place)
    }
    // A pattern may match in several of its forms.
    var seen: Set<Int> = []
    return found.filter { seen.insert($0.entry.place).inserted }.map(\.match)
  }

  /// The forms whose texts a link has in their places.
  private func candidates(for link: Link) -> [Int] {
    let path = [link.scheme, link.host] + link.path
    let fragment = link.fragmentParts.segments.map(\.value)
    var found: [Int] = []
    var waiting = [(node: 0, depth: 0, isFragment: false)]
    while let (node, depth, isFragment) = waiting.popLast() {
      let texts = isFragment ? fragment : path
      if depth == texts.count {
        found += nodes[node].entries
        if !isFragment, link.fragment != nil, let next = nodes[node].fragment { waiting.append((next, 0, true)) }
        // A fragment that is one parameter has no parts here.
        continue
      }
      if isFragment, depth == 0 { found += nodes[node].entries }
      if let next = nodes[node].parameter { waiting.append((next, depth + 1, isFragment)) }
      if let next = nodes[node].literals[texts[depth]] { waiting.append((next, depth + 1, isFragment)) }
      if !nodes[node].textsIgnoringCase.isEmpty,
        let next = nodes[node].textsIgnoringCase[texts[depth].withoutCapitals]
      {
        waiting.append((next, depth + 1, isFragment))
      }
      if let next = nodes[node].rest {
        for behind in 0...nodes[next].reach where texts.count - behind > depth {
          waiting.append((next, texts.count - behind, isFragment))
        }
      }
    }
    return found
  }
}
