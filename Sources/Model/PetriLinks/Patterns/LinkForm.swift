/// An expansion of a pattern, in which each optional part is either present or absent, and the host is fixed.
struct LinkForm: Hashable, Sendable, Codable {
  enum Fragment: Hashable, Sendable, Codable {
    case whole(LinkParameter)
    case parts([LinkPart], query: [LinkQueryRule])
  }

  var scheme: String
  var host: LinkPart
  var path: [LinkPart]
  var query: [LinkQueryRule]
  /// The required fragment; `nil` to accept any fragment.
  var fragment: Fragment?
  /// Whether the host is matched as the first path segment, as in `shop://orders/7` for an app's own scheme.
  var hostIsSegment = false
  /// Whether the path, query and fragment are matched case-insensitively in ASCII.
  var ignoresCase = false
  /// Whether a condition must hold in addition to the pattern.
  var isConditional = false

  var fragmentPath: [LinkPart] {
    if case .parts(let parts, _)? = fragment { parts } else { [] }
  }

  var fragmentQuery: [LinkQueryRule] {
    if case .parts(_, let query)? = fragment { query } else { [] }
  }

  /// Whether any part except the host has unnamed parameters.
  var hasFillers: Bool { (path + fragmentPath).flatMap(\.parameters).contains { $0.name == nil } }

  var parameters: [String] {
    var names: [String] = []
    for part in [host] + path + query.compactMap(\.value) + fragmentPath + fragmentQuery.compactMap(\.value) {
      for case let name? in part.parameters.map(\.name) where !names.contains(name) { names.append(name) }
    }
    if case .whole(let parameter)? = fragment, let name = parameter.name { names.append(name) }
    return names
  }

  /// The names of the parameters for which every matching link has a value.
  var certainParameters: Set<String> {
    let items = (query + fragmentQuery).filter(\.isRequired).compactMap(\.value)
    var parameters = ([host] + path + fragmentPath + items).flatMap(\.parameters)
    if case .whole(let parameter)? = fragment { parameters.append(parameter) }
    return Set(parameters.compactMap(\.name))
  }

  // MARK: Matching

  /// Matches a link. Returns the captures in the order of the pattern, or `nil` if the link doesn't match.
  func captures(in link: Link, plusIsSpace: Bool, _ types: LinkTypes) -> [LinkCapture]? {
    var reading = Reading(plusIsSpace: plusIsSpace, ignoresCase: ignoresCase, types: types)
    guard link.scheme == scheme,
      reading.takeHost(of: link, self),
      reading.take(link.segments, path),
      reading.take(link.query, query)
    else { return nil }
    switch fragment {
    case nil: break
    case .whole(let parameter):
      guard let text = link.fragmentParts.text, reading.take(text, parameter) else { return nil }
    case .parts(let parts, let query):
      guard link.fragment != nil, reading.take(link.fragmentParts.segments, parts),
        reading.take(link.fragmentParts.query, query)
      else { return nil }
    }
    return reading.captures
  }

  private struct Reading {
    let plusIsSpace: Bool
    let ignoresCase: Bool
    let types: LinkTypes
    var captures: [LinkCapture] = []

    mutating func takeHost(of link: Link, _ form: LinkForm) -> Bool {
      guard let texts = form.host.texts(in: link.host, types, isHost: true) else { return false }
      if form.hostIsSegment, let parameter = form.host.onlyParameter {
        add(parameter, link.writtenHost)
      } else {
        add(form.host, texts)
      }
      return true
    }

    mutating func take(_ segments: [LinkText], _ parts: [LinkPart]) -> Bool {
      var segments = segments[...]
      for (index, part) in parts.enumerated() {
        guard case .rest(let parameter, let prefix) = part else {
          guard let segment = segments.popFirst(), take(segment, part) else { return false }
          continue
        }
        let count = segments.count - (parts.count - index - 1)
        guard count > 0, takeRest(segments.prefix(count), parameter, prefix) else { return false }
        segments = segments.dropFirst(count)
      }
      return segments.isEmpty
    }

    private mutating func takeRest(
      _ segments: ArraySlice<LinkText>,
      _ parameter: LinkParameter,
      _ prefix: String
    ) -> Bool {
      var values = segments.map { LinkCapture.Value($0, plusIsSpace) }
      let first = values[0].text
      let beginsSo =
        ignoresCase
        ? first.withoutCapitals.utf8.starts(with: prefix.withoutCapitals.utf8) : first.utf8.starts(with: prefix.utf8)
      guard beginsSo, first.utf8.count > prefix.utf8.count || values.count > 1 else { return false }
      values[0].text = String(first[first.utf8.index(first.startIndex, offsetBy: prefix.utf8.count)...])
      guard values.contains(where: { !$0.text.isEmpty }) else { return false }
      add(parameter, values, isRest: true)
      return true
    }

    private mutating func take(_ text: LinkText, _ part: LinkPart) -> Bool {
      if let parameter = part.onlyParameter { return take(text, parameter) }
      let value = part.literal == nil ? text.value(plusIsSpace: plusIsSpace) : text.value
      guard let texts = ignoresCase ? part.textsIgnoringCase(in: value, types) : part.texts(in: value, types) else {
        return false
      }
      add(part, texts)
      return true
    }

    mutating func take(_ text: LinkText, _ parameter: LinkParameter) -> Bool {
      let value = text.value(plusIsSpace: plusIsSpace)
      if ignoresCase, let own = parameter.value(like: value) {
        add(parameter, [LinkCapture.Value(text: own, elements: [own])], isRest: false)
        return true
      }
      guard parameter.takes(value, types) else { return false }
      add(parameter, text)
      return true
    }

    mutating func take(_ items: [Link.QueryItem], _ rules: [LinkQueryRule]) -> Bool {
      rules.allSatisfy { rule in
        let own = items.filter { rule.isFor($0.name, ignoringCase: ignoresCase) }
        switch rule.need {
        case .absent: return own.isEmpty
        case .optional(let part), .required(let part):
          if own.isEmpty { return !rule.isRequired }
          // Unlike typed parameters, an untyped parameter accepts an empty value.
          if let parameter = part.onlyParameter, parameter.constraint == nil {
            for item in own { add(parameter, item.text) }
            return true
          }
          return own.allSatisfy { take($0.text, part) }
        }
      }
    }

    mutating func add(_ parameter: LinkParameter, _ text: LinkText) {
      add(parameter, [LinkCapture.Value(text, plusIsSpace)], isRest: false)
    }

    private mutating func add(_ part: LinkPart, _ texts: [String]) {
      for (parameter, text) in zip(part.parameters, texts) {
        let elements = text.split(separator: ",").map(String.init)
        add(parameter, [LinkCapture.Value(text: text, elements: elements)], isRest: false)
      }
    }

    private mutating func add(_ parameter: LinkParameter, _ values: [LinkCapture.Value], isRest: Bool) {
      guard let name = parameter.name else { return }
      if let index = captures.firstIndex(where: { $0.name == name }) {
        captures[index].values += values
        captures[index].isRest = captures[index].isRest || isRest
      } else {
        captures.append(LinkCapture(name: name, values: values, isRest: isRest))
      }
    }
  }

  // MARK: Making links

  /// Builds a matching link from parameter values. Query items without a value are omitted.
  ///
  /// - Returns: `nil` if a required parameter has no value or a value that the pattern doesn't accept.
  func link(for values: [String: [String]], _ types: LinkTypes) -> String? {
    func joined(_ name: String) -> String? { values[name].map { $0.joined(separator: ",") } }
    func segments(_ parts: [LinkPart]) -> String? {
      var result = ""
      for part in parts {
        if case .rest(let parameter, let prefix) = part {
          let filler = parameter.filler(types).map { [$0] }
          guard let own = filler ?? parameter.name.flatMap({ values[$0] }), own.contains(where: { !$0.isEmpty }) else {
            return nil
          }
          result += "/" + Link.encoded(prefix) + own.map(Link.encoded).joined(separator: "/")
        } else {
          guard let text = part.text(types, joined) else { return nil }
          result += "/" + text
        }
      }
      return result
    }
    func items(_ rules: [LinkQueryRule]) -> String? {
      var items: [String] = []
      for rule in rules {
        guard let part = rule.value else { continue }
        let name = Link.encoded(rule.name)
        if let literal = part.literal {
          items.append(literal.isEmpty ? name : "\(name)=\(Link.encoded(literal))")
        } else if let parameter = part.onlyParameter, let own = parameter.name.flatMap({ values[$0] }) {
          guard parameter.constraint == nil || own.allSatisfy({ parameter.takes($0, types) }) else { return nil }
          if own.isEmpty, rule.isRequired { return nil }
          items += own.map { "\(name)=\(Link.encoded($0))" }
        } else if let text = part.text(types, joined) {
          if rule.isRequired || part.parameters.contains(where: { $0.name != nil }) { items.append("\(name)=\(text)") }
        } else if rule.isRequired {
          return nil
        }
      }
      return items.isEmpty ? "" : "?" + items.joined(separator: "&")
    }
    guard let host = host.text(types, joined), let path = segments(path), let query = items(query) else { return nil }
    let link = (host.isEmpty ? "\(scheme):" : "\(scheme)://\(host)") + path + query
    switch fragment {
    case nil: return link
    case .whole(let parameter):
      guard let text = parameter.filler(types) ?? parameter.name.flatMap(joined), parameter.takes(text, types) else {
        return nil
      }
      return link + "#" + Link.encoded(text)
    case .parts(let parts, let query):
      guard let path = segments(parts), let query = items(query) else { return nil }
      return link + "#" + path.dropFirst() + query
    }
  }
}

struct LinkQueryRule: Hashable, Sendable, Codable {
  enum Need: Hashable, Sendable, Codable {
    case optional(LinkPart)
    case required(LinkPart)
    case absent
  }

  var name: String
  var need: Need

  /// The pattern for the value; `nil` if the item must be absent.
  var value: LinkPart? {
    switch need {
    case .optional(let part), .required(let part): part
    case .absent: nil
    }
  }

  var isRequired: Bool { if case .required = need { true } else { false } }

  /// The contribution of the rule to the specificity of the pattern.
  var weight: Int {
    switch need {
    case .required(let part): part.literal == nil ? 3 : 4
    case .absent: 2
    case .optional(let part): part.choosesAmongTexts ? 1 : 0
    }
  }
}

extension LinkPart {
  /// Whether the part rejects some non-empty texts.
  fileprivate var choosesAmongTexts: Bool { onlyParameter.map { $0.constraint != nil } ?? true }
}

/// A parameter of a pattern with its value in a link.
public struct LinkCapture: Hashable, Sendable {
  /// A captured text.
  public struct Value: Hashable, Sendable {
    /// The decoded text.
    public internal(set) var text: String
    /// The decoded elements, separated by commas that aren't percent-encoded.
    public let elements: [String]

    init(text: String, elements: [String]) {
      self.text = text
      self.elements = elements
    }

    init(_ text: LinkText, _ plusIsSpace: Bool) {
      self.text = text.value(plusIsSpace: plusIsSpace)
      elements = text.elements(plusIsSpace: plusIsSpace)
    }
  }

  /// The name of the parameter.
  public let name: String
  /// The captured texts. Rest parameters and repeated query items can have several.
  public internal(set) var values: [Value]
  /// Whether the values are the path segments of a rest parameter.
  public internal(set) var isRest: Bool

  /// The captured text. Path segments are joined by slashes; otherwise the first value.
  public var text: String {
    isRest ? values.map(\.text).joined(separator: "/") : values.first?.text ?? ""
  }
}
