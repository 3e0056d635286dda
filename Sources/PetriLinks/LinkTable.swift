/// Patterns of links and what each leads to, in a tree by their parts: finding one costs by the length of the link, not by
/// the number of patterns.
public struct LinkTable<Destination: Sendable>: Sendable {
  /// A pattern that a link matches.
  public struct Match: Sendable {
    /// The pattern.
    public let pattern: LinkPattern
    /// What it leads to.
    public let destination: Destination
    /// The parameters that the link has, in the pattern's order.
    public let parameters: [(name: String, value: String)]
    /// The parameters that the link has more than once.
    public let doubled: [String]
  }

  private struct Node: Sendable {
    var literals: [String: Int] = [:]
    var parameter: Int?
    /// The entries that end here.
    var entries: [Int] = []
  }

  private var nodes = [Node()]
  private let entries: [(pattern: LinkPattern, destination: Destination)]

  /// Makes a table; of several patterns that the same links match, the first that is given comes first.
  public init(_ entries: [(pattern: LinkPattern, destination: Destination)]) {
    self.entries = entries
    for (place, entry) in entries.enumerated() {
      var node = 0
      for part in LinkTable.parts(of: entry.pattern) { node = child(of: node, part) }
      nodes[node].entries.append(place)
    }
  }

  /// Whether there are patterns of a scheme, which is in lower case.
  public func hasPatterns(ofScheme scheme: String) -> Bool { nodes[0].literals[scheme] != nil }

  private mutating func child(of node: Int, _ part: LinkPattern.Part) -> Int {
    switch part {
    case .literal(let text):
      if let child = nodes[node].literals[text] { return child }
      nodes.append(Node())
      nodes[node].literals[text] = nodes.count - 1
    case .parameter:
      if let child = nodes[node].parameter { return child }
      nodes.append(Node())
      nodes[node].parameter = nodes.count - 1
    }
    return nodes.count - 1
  }

  private static func parts(of pattern: LinkPattern) -> [LinkPattern.Part] {
    [.literal(pattern.scheme), pattern.host] + pattern.path
  }

  /// Pairs of patterns that match the same links, by their places, the earlier first.
  public var ambiguities: [(Int, Int)] {
    nodes.flatMap { node in
      var first: [Shape: Int] = [:]
      return node.entries.compactMap { place in
        let shape = Shape(entries[place].pattern)
        if let other = first[shape] { return (other, place) }
        first[shape] = place
        return nil
      }
    }
    .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
  }

  /// What is left of a pattern behind its path, its parameters' names aside.
  private struct Shape: Hashable {
    let literals: [String: String]
    let fragment: LinkPattern.Part?

    init(_ pattern: LinkPattern) {
      var literals: [String: String] = [:]
      for item in pattern.query { if case .literal(let value) = item.value { literals[item.name] = value } }
      self.literals = literals
      fragment = pattern.fragment.map { $0.name == nil ? $0 : .parameter("") }
    }

    /// How much more specific a pattern is than one without this part.
    var weight: Int { 2 * literals.count + (fragment == nil ? 0 : fragment == .parameter("") ? 1 : 2) }
  }

  /// The patterns that a link matches, the most specific first: a text before a parameter, from left to right, then more
  /// texts in the query, then one with a fragment.
  public func matches(of link: Link) -> [Match] {
    let texts = [link.scheme, link.host] + link.path
    var found: [Match] = []
    // Depth first, texts before parameters; each node is on one way only.
    var waiting = [(node: 0, depth: 0)]
    while let (node, depth) = waiting.popLast() {
      if depth == texts.count {
        let own = nodes[node].entries.compactMap { place in match(place, link).map { (place, $0) } }
        found += own.sorted { one, other in
          let (weight, otherWeight) = (Shape(one.1.pattern).weight, Shape(other.1.pattern).weight)
          return weight != otherWeight ? weight > otherWeight : one.0 < other.0
        }.map(\.1)
        continue
      }
      // A parameter holds something, except a host's, which may be missing altogether.
      if let parameter = nodes[node].parameter, !texts[depth].isEmpty { waiting.append((parameter, depth + 1)) }
      if let literal = nodes[node].literals[texts[depth]] { waiting.append((literal, depth + 1)) }
    }
    return found
  }

  private func match(_ place: Int, _ link: Link) -> Match? {
    let pattern = entries[place].pattern
    var parameters: [(name: String, value: String)] = []
    for (part, text) in zip(LinkTable.parts(of: pattern), [link.scheme, link.host] + link.path) {
      if let name = part.name { parameters.append((name, text)) }
    }
    var doubled: [String] = []
    for item in pattern.query {
      let values = link.query.filter { $0.name == item.name }.map(\.value)
      switch item.value {
      case .literal(let text): guard values.contains(text) else { return nil }
      case .parameter(let name):
        if let value = values.first { parameters.append((name, value)) }
        if values.count > 1 { doubled.append(item.name) }
      }
    }
    switch pattern.fragment {
    case nil: break
    case .literal(let text): guard link.fragment == text else { return nil }
    case .parameter(let name):
      guard let fragment = link.fragment, !fragment.isEmpty else { return nil }
      parameters.append((name, fragment))
    }
    return Match(pattern: pattern, destination: entries[place].destination, parameters: parameters, doubled: doubled)
  }
}
