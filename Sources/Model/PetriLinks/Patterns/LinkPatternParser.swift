/// A parser for patterns.
///
/// Extracts the parameters and optional parts first, and then splits each expansion like a link.
struct LinkPatternParser {
  let types: LinkTypes
  var choices: [String: [String]] = [:]

  struct Written {
    var parameter: LinkParameter
    var isRest = false
    var isRequired = false
  }

  private indirect enum Element {
    case byte(UInt8)
    case parameter(Written)
    case optional([Element])
  }

  /// The byte that represents a parameter in an expansion.
  static let placeholder: UInt8 = 0

  private struct Flat {
    var bytes: [UInt8] = []
    var parameters: [Written] = []
  }

  /// Parses a pattern into its expansions and the parameters in its text.
  func forms(
    _ text: String,
    hosts: [LinkHosts]
  ) throws(LinkPatternProblem) -> (forms: [LinkForm], parameters: [String]) {
    try checkCharacters(of: text)
    if let dollar = text.firstRange(of: "${") {
      throw .dollar(String(text[dollar.upperBound...].prefix { $0 != "}" }))
    }
    guard let colon = text.firstIndex(of: ":"), Link.isScheme(text[..<colon]) else {
      throw text.hasPrefix("{") && text.contains("}:") ? .misplaced : .link(.noScheme)
    }
    let rest = text[text.index(after: colon)...]
    let elements = try elements(rest)
    let isOnHosts = !rest.hasPrefix("//") && rest.first.map("/?#[".contains) ?? true
    let named = hosts.first { $0.name == text[..<colon] }
    if let named, !isOnHosts, !rest.hasPrefix("//"), named.path(behindNameIn: text) != nil {
      throw .noSlash(named.name, String(rest))
    }
    let table = isOnHosts ? named : nil
    var forms: [LinkForm] = []
    var names: [String] = []
    for flat in try LinkPatternParser.flattened(elements) {
      let form = try form(flat, scheme: text[..<colon].lowercased())
      if table == nil, form.host.literal == "", ["http", "https"].contains(form.scheme) { throw .noHost(form.scheme) }
      for name in form.parameters where !names.contains(name) { names.append(name) }
      forms += try table.map { table throws(LinkPatternProblem) in try based(form, on: table.bases) } ?? [form]
    }
    for form in forms { try LinkPatternParser.check(form) }
    return (forms, names)
  }

  /// Parses an entry of a list of hosts. Optional parts result in several bases.
  func bases(_ text: String) throws(LinkPatternProblem) -> [LinkHosts.Base] {
    try checkCharacters(of: text)
    let scheme = text.hasSuffix("://") ? text.dropLast(3) : text.hasSuffix(":") ? text.dropLast() : nil
    if let scheme = scheme ?? (text.contains(".") ? nil : text[...]), Link.isScheme(scheme) {
      return [LinkHosts.Base(schemes: [scheme.lowercased()], host: nil, path: [])]
    }
    let hasScheme = text.contains("://")
    return try forms(hasScheme ? text : "https://\(text)", hosts: []).forms.map { form throws(LinkPatternProblem) in
      guard form.query.isEmpty, form.fragment == nil, form.host.literal != "", !form.path.contains(where: \.isRest)
      else {
        throw .notHost
      }
      return LinkHosts.Base(schemes: hasScheme ? [form.scheme] : ["https", "http"], host: form.host, path: form.path)
    }
  }

  private func checkCharacters(of text: String) throws(LinkPatternProblem) {
    do throws(LinkProblem) {
      try Link.checkCharacters(of: text)
    } catch {
      throw .link(error)
    }
  }

  // MARK: Parameters and optional parts

  private func elements(_ text: Substring) throws(LinkPatternProblem) -> [Element] {
    var levels: [[Element]] = [[]]
    var isInQuery = false
    var isInValue = false
    var bytes = text.utf8
    while let byte = bytes.popFirst() {
      switch byte {
      case UInt8(ascii: "{"):
        guard let end = bytes.firstIndex(of: UInt8(ascii: "}")) else { throw .braces }
        levels[levels.count - 1].append(.parameter(try written(String(Substring(bytes[..<end])))))
        bytes = bytes[bytes.index(after: end)...]
      case UInt8(ascii: "}"): throw .braces
      case UInt8(ascii: "[") where !isInQuery: levels.append([])
      case UInt8(ascii: "]") where !isInQuery:
        guard levels.count > 1, let inner = levels.popLast() else { throw .brackets }
        levels[levels.count - 1].append(.optional(inner))
      case UInt8(ascii: "["), UInt8(ascii: "]"):
        // Brackets in the name of a query item are literal: `ids[]=1`.
        guard !isInValue else { throw .valueBrackets }
        levels[levels.count - 1].append(.byte(byte))
      case UInt8(ascii: "?"):
        guard levels.count == 1 || isInQuery else { throw .optionalQuery }
        isInQuery = true
        levels[levels.count - 1].append(.byte(byte))
      default:
        if byte == UInt8(ascii: "#") { isInQuery = false }
        isInValue = isInQuery && byte != UInt8(ascii: "&") && (isInValue || byte == UInt8(ascii: "="))
        levels[levels.count - 1].append(.byte(byte))
      }
    }
    guard levels.count == 1 else { throw .brackets }
    return levels[0]
  }

  /// Parses the text between braces: `id`, `id!`, `rest...`, `n:int`, `lang:en|de`.
  private func written(_ text: String) throws(LinkPatternProblem) -> Written {
    var name = text[...]
    var isRest = false
    var isRequired = false
    if name.hasSuffix("..."), !name.contains(":") {
      name = name.dropLast(3)
      isRest = true
    } else if name.hasSuffix("!") {
      name = name.dropLast()
      isRequired = true
    } else if name.hasSuffix("?"), LinkPatternParser.isName(name.dropLast()) {
      throw .questionMark(String(name.dropLast()))
    }
    var constraint: String?
    if let colon = name.firstIndex(of: ":") {
      constraint = String(name[name.index(after: colon)...])
      name = name[..<colon]
    }
    guard name == "_" || LinkPatternParser.isName(name) else { throw .badName(text) }
    let parameter = LinkParameter(
      name == "_" ? nil : String(name),
      try constraint.map { text throws(LinkPatternProblem) in try self.constraint(text, of: String(name)) } ?? nil
    )
    return Written(parameter: parameter, isRest: isRest, isRequired: isRequired)
  }

  private func constraint(
    _ text: String,
    of name: String
  ) throws(LinkPatternProblem) -> LinkParameter.Constraint? {
    if text.contains("|") {
      let values = text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      guard !values.contains("") else { throw .badName("\(name):\(text)") }
      return .values(values)
    }
    if text.contains("...") {
      let ends = text.split(separator: "...", omittingEmptySubsequences: false).map { Int($0) }
      guard ends.count == 2, let lower = ends[0], let upper = ends[1], lower <= upper else {
        throw .badRange(name, text)
      }
      return .range(lower...upper)
    }
    if text == "*" { return .labels }
    if text.hasPrefix("*."), text.count > 2 { return .domain(String(text.dropFirst(2))) }
    switch text {
    case "string": return nil
    case "choice":
      guard let values = choices[name] else { throw .notChoice(name) }
      return .values(values)
    default:
      guard types.names.contains(text) else { throw .unknownType(text, known: types.names) }
      return .type(text)
    }
  }

  static func isName(_ text: Substring) -> Bool {
    guard let first = text.utf8.first, (0x61...0x7A).contains(first) else { return false }
    return text.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) }
  }

  /// Expands optional parts, longest expansion first.
  private static func flattened(_ elements: [Element]) throws(LinkPatternProblem) -> [Flat] {
    var forms = [Flat()]
    for element in elements {
      switch element {
      case .byte(let byte): for index in forms.indices { forms[index].bytes.append(byte) }
      case .parameter(let parameter):
        for index in forms.indices {
          forms[index].bytes.append(LinkPatternParser.placeholder)
          forms[index].parameters.append(parameter)
        }
      case .optional(let inner):
        let inners = try flattened(inner)
        guard forms.count * (inners.count + 1) <= LinkPattern.maxForms else { throw .tooManyForms }
        forms = forms.flatMap { form in
          inners.map { Flat(bytes: form.bytes + $0.bytes, parameters: form.parameters + $0.parameters) } + [form]
        }
      }
    }
    return forms
  }

  // MARK: Forms

  private func form(_ flat: Flat, scheme: String) throws(LinkPatternProblem) -> LinkForm {
    var reader = LinkPartReader(waiting: flat.parameters[...])
    var rest = flat.bytes[...]
    let fragment = LinkPatternParser.split(&rest, at: "#")
    let query = LinkPatternParser.split(&rest, at: "?")
    var host: LinkPart = .pieces([])
    if rest.starts(with: "//".utf8) {
      rest = rest.dropFirst(2)
      let end = rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
      guard !rest[..<end].contains(UInt8(ascii: "@")) else { throw .link(.user) }
      host = try reader.host(rest[..<end])
      rest = rest[end...]
    }
    if rest.first == UInt8(ascii: "/") { rest = rest.dropFirst() }
    var form = LinkForm(scheme: scheme, host: host, path: try reader.path(rest, "the path"), query: [])
    if let query { form.query = try reader.query(query, "the query") }
    if var fragment {
      if fragment.elementsEqual([LinkPatternParser.placeholder]), let whole = reader.waiting.first, !whole.isRest {
        guard !whole.isRequired else { throw .misplacedMark(whole.parameter.name ?? "_") }
        form.fragment = .whole(whole.parameter)
      } else {
        let query = LinkPatternParser.split(&fragment, at: "?")
        let path = try reader.path(fragment, "the fragment")
        form.fragment = .parts(
          path,
          query: try query.map { query throws(LinkPatternProblem) in try reader.query(query, "the fragment") } ?? []
        )
      }
    }
    return form
  }

  /// Removes and returns the text after the first occurrence of a character.
  private static func split(_ bytes: inout ArraySlice<UInt8>, at character: Unicode.Scalar) -> ArraySlice<UInt8>? {
    guard let index = bytes.firstIndex(of: UInt8(ascii: character)) else { return nil }
    defer { bytes = bytes[..<index] }
    return bytes[(index + 1)...]
  }

  /// Combines an expansion with each host. With a scheme that has no host, the host can be the first segment.
  private func based(_ form: LinkForm, on bases: [LinkHosts.Base]) throws(LinkPatternProblem) -> [LinkForm] {
    // The pattern's own parameters hide those of the host.
    let own = Set(form.parameters)
    return bases.flatMap { base in
      let base = base.without(own)
      return base.schemes.flatMap { scheme -> [LinkForm] in
        var form = form
        form.scheme = scheme
        form.path = base.path + form.path
        if let host = base.host {
          form.host = host
          return [form]
        }
        guard let first = form.path.first else { return [form] }
        var other = form
        other.hostIsSegment = true
        other.path = Array(form.path.dropFirst())
        guard case .rest(let parameter, let prefix) = first else {
          other.host = first.lowercased
          return [other, form]
        }
        guard prefix.isEmpty else { return [form] }
        other.host = .pieces([.parameter(parameter)])
        var longer = other
        longer.path = form.path
        return [longer, other, form]
      }
    }
  }

  private static func check(_ form: LinkForm) throws(LinkPatternProblem) {
    let segments = form.path + form.fragmentPath
    let items = (form.query + form.fragmentQuery).compactMap(\.value)
    guard segments.count <= LinkPattern.maxSegments else { throw .tooManySegments(segments.count) }
    for path in [form.path, form.fragmentPath] {
      if let second = path.filter(\.isRest).dropFirst().first?.parameters.first {
        throw .misplacedRest(second.name ?? "_")
      }
    }
    let whole: [LinkPart] =
      if case .whole(let parameter)? = form.fragment { [.pieces([.parameter(parameter)])] } else { [] }
    if let wide = (segments + items + whole).flatMap(\.parameters).first(where: \.isWide) {
      throw .notHostParameter(wide.name ?? "_", wide.constraint?.text ?? "*")
    }
    var seen: Set<String> = []
    let isDoubled = form.hostIsSegment && form.path.first?.isRest == true
    let parts = (isDoubled ? [] : [form.host]) + segments + items
    for case let name? in parts.flatMap(\.parameters).map(\.name) where !seen.insert(name).inserted {
      throw .doubled(name)
    }
    if case .whole(let parameter)? = form.fragment, let name = parameter.name, !seen.insert(name).inserted {
      throw .doubled(name)
    }
  }
}

extension LinkHosts.Base {
  /// Makes parameters with the given names unnamed.
  fileprivate func without(_ names: Set<String>) -> LinkHosts.Base {
    var base = self
    base.host = host?.without(names)
    base.path = path.map { $0.without(names) }
    return base
  }
}

extension LinkPart {
  fileprivate func without(_ names: Set<String>) -> LinkPart {
    guard case .pieces(let pieces) = self else { return self }
    return .pieces(
      pieces.map { piece in
        guard case .parameter(let parameter) = piece, let name = parameter.name, names.contains(name) else {
          return piece
        }
        return .parameter(LinkParameter(nil, parameter.constraint))
      }
    )
  }
}
