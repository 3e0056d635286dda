/// The first component in which a link differs from a pattern.
public enum LinkMismatch: Hashable, Sendable, CustomStringConvertible {
  case scheme(String, wanted: String)
  case host(String, wanted: String)
  /// A different path segment, by its index.
  case segment(String, Int, wanted: String)
  case missingSegment(wanted: String)
  case furtherSegment(String)
  /// A query item that is missing, different or forbidden.
  case query(String, found: String?, wanted: String?)
  /// A fragment that is different or forbidden.
  case fragment(String?, wanted: String?)
  case missingFragment(wanted: String)

  /// A clause for messages: `part 2 of its path is '{id:int}', not 'abc'`.
  public var description: String {
    switch self {
    case .scheme(let found, let wanted): "its scheme is '\(wanted)', not '\(found)'"
    case .host(let found, let wanted): "its host is '\(wanted)', not '\(found)'"
    case .segment(let found, let index, let wanted): "part \(index + 1) of its path is '\(wanted)', not '\(found)'"
    case .missingSegment(let wanted): "the link ends before '\(wanted)'"
    case .furtherSegment(let found): "the link goes on with '\(found)'"
    case .query(let name, nil, let wanted):
      "the query's item '\(name)' is missing\(wanted.map { $0.isEmpty ? "" : "; expected '\(name)=\($0)'" } ?? "")"
    case .query(let name, _?, nil): "the query's item '\(name)' must not be there"
    case .query(let name, let found?, let wanted?):
      "the query's item '\(name)' is '\(wanted)', not '\(found)'"
    case .fragment(let found, nil): "the link must end before '#\(found ?? "")'"
    case .fragment(let found, let wanted?): "its fragment is '\(wanted)', not '#\(found ?? "")'"
    case .missingFragment(let wanted): "the link has no fragment, which [\(wanted)] in the pattern would make optional"
    }
  }
}

extension LinkTable {
  /// Finds the pattern most similar to a link without a match, and their first mismatch.
  ///
  /// - Returns: `nil` if no pattern matches the link's host.
  public func nearest(to link: Link) -> (pattern: LinkPattern, mismatch: LinkMismatch)? {
    var best: (pattern: LinkPattern, mismatch: LinkMismatch, nearness: (common: Int, before: Int))?
    for pattern in patterns {
      for form in pattern.forms {
        let comparison = FormComparison(form, link, pattern.plusIsSpace, types)
        guard let mismatch = comparison.first, comparison.same > 1 else { continue }
        // If patterns are equally similar, the one with the later mismatch wins.
        let nearness = (2 * comparison.same - 3 * comparison.different, comparison.before)
        if best.map({ $0.nearness < nearness }) ?? true { best = (pattern, mismatch, nearness) }
      }
    }
    return best.map { ($0.pattern, $0.mismatch) }
  }
}

/// Counts the components of a link that match an expansion.
private struct FormComparison {
  private(set) var same = 0
  private(set) var different = 0
  /// The number of matching components before the first mismatch.
  private(set) var before = 0
  private(set) var first: LinkMismatch?

  init(_ form: LinkForm, _ link: Link, _ plusIsSpace: Bool, _ types: LinkTypes) {
    take(link.scheme == form.scheme, .scheme(link.scheme, wanted: form.scheme))
    let hasHost = form.host.texts(in: link.host, types, isHost: true) != nil
    take(hasHost, .host(link.host, wanted: form.host.written))
    // Segments after a rest parameter have no fixed index.
    let parts = form.path.prefix { !$0.isRest }
    for (index, part) in parts.enumerated() {
      guard index < link.segments.count else {
        take(false, .missingSegment(wanted: part.written))
        continue
      }
      let text = link.segments[index].value(plusIsSpace: plusIsSpace)
      let texts = form.ignoresCase ? part.textsIgnoringCase(in: text, types) : part.texts(in: text, types)
      take(texts != nil, .segment(text, index, wanted: part.written))
    }
    if parts.count == form.path.count {
      for segment in link.segments.dropFirst(parts.count) { take(false, .furtherSegment(segment.value)) }
    } else if link.segments.count < form.path.count {
      take(false, .missingSegment(wanted: form.path[parts.count].written))
    }
    for rule in form.query {
      let own = link.query.filter { rule.isFor($0.name, ignoringCase: form.ignoresCase) }
      if own.isEmpty, !rule.isRequired { continue }
      let isMet = rule.value.map { part in !own.isEmpty && own.allSatisfy { part.texts(in: $0.value, types) != nil } }
      take(isMet ?? own.isEmpty, .query(rule.name, found: own.first?.value, wanted: rule.value?.written))
    }
    // If everything else matches, the mismatch is in the fragment.
    guard first == nil, form.captures(in: link, plusIsSpace: plusIsSpace, types) == nil else { return }
    if let fragment = form.fragment, link.fragment == nil {
      take(false, .missingFragment(wanted: "#\(fragment.written)"))
    } else {
      take(false, .fragment(link.fragment, wanted: form.fragment.map { "#\($0.written)" }))
    }
  }

  private mutating func take(_ isSame: Bool, _ mismatch: LinkMismatch) {
    if isSame {
      same += 1
      if first == nil { before += 1 }
    } else {
      different += 1
      first = first ?? mismatch
    }
  }
}

extension LinkForm.Fragment {
  fileprivate var written: String {
    switch self {
    case .whole(let parameter): return parameter.written
    case .parts(let parts, let query):
      let items = query.map { rule in rule.value.map { "\(rule.name)=\($0.written)" } ?? "!\(rule.name)" }
      return parts.map(\.written).joined(separator: "/") + (items.isEmpty ? "" : "?\(items.joined(separator: "&"))")
    }
  }
}

extension LinkPart {
  fileprivate var written: String {
    switch self {
    case .rest(let parameter, let prefix): "\(prefix){\(parameter.name ?? "_")...}"
    case .pieces(let pieces):
      pieces.map { piece in
        switch piece {
        case .text(let text): text
        case .parameter(let parameter): parameter.written
        }
      }
      .joined()
    }
  }
}

extension LinkParameter {
  fileprivate var written: String {
    if name == nil, constraint == .labels { return "*" }
    return "{\(name ?? "_")\(constraint.map { ":\($0.text)" } ?? "")}"
  }
}
