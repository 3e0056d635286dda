/// A component of a pattern: a host, a path segment or a value.
enum LinkPart: Hashable, Sendable, Codable {
  /// Alternating literals and parameters: `dp-{id}`, `{slug}-{id:int}`.
  case pieces([Piece])
  /// A rest parameter, which matches one or more remaining segments. The first must start with the prefix.
  case rest(LinkParameter, prefix: String)

  enum Piece: Hashable, Sendable, Codable {
    case text(String)
    case parameter(LinkParameter)
  }

  /// The maximum length of a text that is matched against several parameters, to limit backtracking.
  static let maxMixedBytes = 1_024

  /// The literal text; `nil` if the part has parameters.
  var literal: String? {
    guard case .pieces(let pieces) = self else { return nil }
    guard let first = pieces.first else { return "" }
    if pieces.count == 1, case .text(let text) = first { return text }
    return nil
  }

  /// The parameter if the part consists of nothing else, otherwise `nil`.
  var onlyParameter: LinkParameter? {
    if case .pieces(let pieces) = self, pieces.count == 1, case .parameter(let parameter)? = pieces.first {
      return parameter
    }
    return nil
  }

  var parameters: [LinkParameter] {
    switch self {
    case .rest(let parameter, _): [parameter]
    case .pieces(let pieces):
      pieces.compactMap { if case .parameter(let parameter) = $0 { parameter } else { nil } }
    }
  }

  var isRest: Bool { if case .rest = self { true } else { false } }

  /// The specificity; parts with lower ranks match first. Longer literals precede shorter ones, and narrower parameters
  /// precede wider ones.
  func rank(_ types: LinkTypes) -> Int {
    switch self {
    case .rest(_, let prefix): return 3_000_000 - min(prefix.utf8.count, 999)
    case .pieces(let pieces):
      if literal != nil { return 0 }
      if let parameter = onlyParameter {
        if case .values? = parameter.constraint { return 1 }
        if case .domain(let domain)? = parameter.constraint {
          return LinkPart.rank(domain.utf8.count + 1, parameter.rank(types))
        }
        return 2_000_000 + parameter.rank(types)
      }
      let length = pieces.reduce(0) { if case .text(let text) = $1 { $0 + text.utf8.count } else { $0 } }
      let width = parameters.reduce(0) { $0 + $1.rank(types) }
      return LinkPart.rank(length, width)
    }
  }

  /// The rank for the total length of the literals and the total rank of the parameters.
  private static func rank(_ length: Int, _ width: Int) -> Int {
    1_000_000 - min(length, 999) * 1_000 + min(width, 999)
  }

  /// Matches a text. Returns the parameter values in order, or `nil` if the text doesn't match.
  ///
  /// - Parameter isHost: Whether a parameter next to literal text ends at a dot.
  func texts(in text: String, _ types: LinkTypes, isHost: Bool = false) -> [String]? {
    guard case .pieces(let pieces) = self else { return nil }
    if let literal { return literal == text ? [] : nil }
    if let parameter = onlyParameter { return parameter.takes(text, types) ? [text] : nil }
    guard text.utf8.count <= LinkPart.maxMixedBytes else { return nil }
    var reading = Reading(pieces: pieces, text: text, types: types, isHost: isHost)
    return reading.run(0, text.startIndex) ? reading.found.reversed() : nil
  }

  /// The percent-encoded text for given parameter values; `nil` if a value is missing or not accepted.
  func text(_ types: LinkTypes, _ value: (String) -> String?) -> String? {
    guard case .pieces(let pieces) = self else { return nil }
    var result = ""
    for piece in pieces {
      switch piece {
      case .text(let text): result += Link.encoded(text)
      case .parameter(let parameter):
        guard let text = parameter.filler(types) ?? parameter.name.flatMap(value), parameter.takes(text, types) else {
          return nil
        }
        result += Link.encoded(text)
      }
    }
    return result
  }

  /// A greedy matcher with backtracking.
  private struct Reading {
    let pieces: [Piece]
    let text: String
    let types: LinkTypes
    let isHost: Bool
    /// The parameter values in reverse order.
    var found: [String] = []
    /// The pairs of a piece's index and an offset that are known not to match.
    var failed: Set<[Int]> = []

    mutating func run(_ index: Int, _ start: String.Index) -> Bool {
      guard index < pieces.count else { return start == text.endIndex }
      let key = [index, text.utf8.distance(from: text.startIndex, to: start)]
      guard !failed.contains(key) else { return false }
      switch pieces[index] {
      case .text(let own):
        if text[start...].utf8.starts(with: own.utf8), run(index + 1, text.utf8.index(start, offsetBy: own.utf8.count))
        {
          return true
        }
      case .parameter(let parameter):
        for end in ends(of: parameter, at: index, from: start) {
          let own = String(text[start..<end])
          if parameter.takes(own, types), run(index + 1, end) {
            found.append(own)
            return true
          }
        }
      }
      failed.insert(key)
      return false
    }

    /// The candidate ends of a parameter, farthest first: each start of the next literal, or the end of the text.
    private func ends(of parameter: LinkParameter, at index: Int, from start: String.Index) -> [String.Index] {
      var limit = text.endIndex
      if isHost, !parameter.isWide, let dot = text[start...].firstIndex(of: ".") { limit = dot }
      guard index + 1 < pieces.count, case .text(let next) = pieces[index + 1] else {
        return limit == text.endIndex && start < limit ? [limit] : []
      }
      guard start < limit else { return [] }
      var ends: [String.Index] = []
      var end = limit
      while end > start {
        if text.utf8[end...].starts(with: next.utf8) { ends.append(end) }
        end = text.utf8.index(before: end)
      }
      return ends
    }
  }
}
