/// A router that maps links to destinations by their patterns. Implemented as a trie, so that the time for a lookup
/// depends on the length of the link rather than on the number of patterns.
public struct LinkTable<Destination: Sendable>: Sendable {
  /// A pattern that matches a link, with the captured values.
  public struct Match: Sendable {
    /// The matching pattern.
    public let pattern: LinkPattern
    /// The destination of the pattern.
    public let destination: Destination
    /// The captures in the order of the pattern.
    public let captures: [LinkCapture]
    /// The percent-encoded query items that the pattern doesn't mention.
    public let otherItems: [String]
    /// The percent-encoded fragment, unless the pattern specifies one.
    public let otherFragment: String?
  }

  private struct Entry: Sendable {
    let index: Int
    let form: LinkForm
    let rank: LinkRank
  }

  private struct Node: Sendable {
    var literals: [String: Int] = [:]
    /// The child nodes by literals with ASCII letters lowercased, for patterns that ignore case.
    var textsIgnoringCase: [String: Int] = [:]
    var parameter: Int?
    var rest: Int?
    /// The index of the root node for the fragment's path.
    var fragment: Int?
    /// The maximum number of segments below this node.
    var reach = 0
    var entries: [Int] = []
  }

  private var nodes = [Node()]
  private var forms: [Entry] = []
  private let entries: [(pattern: LinkPattern, destination: Destination)]
  let types: LinkTypes
  private let schemes: Set<String>

  /// Creates a table. Among equally specific patterns, earlier entries precede later ones.
  ///
  /// - Parameter types: The types of the patterns' parameters.
  public init(_ entries: [(pattern: LinkPattern, destination: Destination)], types: LinkTypes = .none) {
    self.entries = entries
    self.types = types
    schemes = entries.reduce(into: []) { $0.formUnion($1.pattern.schemes) }
    for (index, entry) in entries.enumerated() {
      for form in entry.pattern.forms { insert(form, at: index) }
    }
  }

  var patterns: some Sequence<LinkPattern> { entries.lazy.map(\.pattern) }

  /// Whether any pattern has the scheme, which must be lowercase.
  public func hasPatterns(ofScheme scheme: String) -> Bool { schemes.contains(scheme) }

  private mutating func insert(_ form: LinkForm, at index: Int) {
    var path: [Int] = [0]
    func last() -> Int { path[path.count - 1] }
    for part in [.pieces([.text(form.scheme)]), form.host] { path.append(child(of: last(), part)) }
    for part in form.path { path.append(child(of: last(), part, ignoringCase: form.ignoresCase)) }
    if form.fragment != nil {
      path.append(child(of: last(), \.fragment))
      for part in form.fragmentPath { path.append(child(of: last(), part, ignoringCase: form.ignoresCase)) }
    }
    for (behind, node) in path.reversed().enumerated() { nodes[node].reach = max(nodes[node].reach, behind) }
    nodes[last()].entries.append(forms.count)
    forms.append(Entry(index: index, form: form, rank: LinkRank(form, types)))
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

  /// The pairs of patterns that match a common link with equal specificity, in order.
  public var ambiguities: [LinkAmbiguity] {
    var rivals: [LinkRivals.Key: LinkRivals] = [:]
    var common = CommonLink(types)
    var seen: Set<[Int]> = []
    return forms.compactMap { entry in
      rivals[LinkRivals.Key(entry.form, entry.rank), default: LinkRivals()]
        .add(entry.form, entry.rank, entry.index, &common)
    }
    .filter { seen.insert([$0.first, $0.second]).inserted }
    .sorted { ($0.second, $0.first) < ($1.second, $1.first) }
  }

  /// The patterns that match a link, most specific first. Path segments are compared from left to right, then the query
  /// and the fragment; literals precede parameters, and narrower parameters precede wider ones.
  public func matches(of link: Link) -> [Match] {
    let found = candidates(for: link).compactMap { index -> (entry: Entry, match: Match)? in
      let entry = forms[index]
      let (pattern, destination) = entries[entry.index]
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
      one.entry.rank.comesBefore(other.entry.rank) ?? (one.entry.index < other.entry.index)
    }
    // Several expansions of a pattern can match.
    var seen: Set<Int> = []
    return found.filter { seen.insert($0.entry.index).inserted }.map(\.match)
  }

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
        // A parameter for the entire fragment has no segments.
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
