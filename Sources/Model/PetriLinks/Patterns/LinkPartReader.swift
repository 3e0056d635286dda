/// A parser for the components of a pattern, which consumes the parameters in order.
struct LinkPartReader {
  var waiting: ArraySlice<LinkPatternParser.Written>

  mutating func host(_ bytes: ArraySlice<UInt8>) throws(LinkPatternProblem) -> LinkPart {
    let isWide = bytes.starts(with: "*.".utf8)
    let part = try part(isWide ? bytes.dropFirst() : bytes, "the host")
    guard case .pieces(let pieces) = part else { throw .misplacedRest(part.parameters.first?.name ?? "_") }
    let own: LinkPart = .pieces(isWide ? [.parameter(LinkParameter(nil, .labels))] + pieces : pieces)
    return own.lowercased
  }

  /// Splits a path at its slashes and ignores a trailing slash.
  mutating func path(_ bytes: ArraySlice<UInt8>, _ name: String) throws(LinkPatternProblem) -> [LinkPart] {
    let bytes = bytes.last == UInt8(ascii: "/") ? bytes.dropLast() : bytes
    guard !bytes.isEmpty else { return [] }
    var parts: [LinkPart] = []
    for segment in bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      parts.append(try part(segment, name))
    }
    return parts
  }

  mutating func query(_ bytes: ArraySlice<UInt8>, _ part: String) throws(LinkPatternProblem) -> [LinkQueryRule] {
    var rules: [LinkQueryRule] = []
    for item in bytes.split(separator: UInt8(ascii: "&")) {
      let equals = item.firstIndex(of: UInt8(ascii: "="))
      var name = item[..<(equals ?? item.endIndex)]
      let isAbsent = name.first == UInt8(ascii: "!") && equals == nil
      if isAbsent { name = name.dropFirst() }
      guard !name.contains(LinkPatternParser.placeholder) else { throw .misplaced }
      let text = try LinkPartReader.decoded(name, part)
      guard !rules.contains(where: { $0.name == text }) else { throw .doubled(text) }
      rules.append(
        LinkQueryRule(name: text, need: isAbsent ? .absent : try need(item[(equals ?? item.endIndex)...], part))
      )
    }
    return rules
  }

  private mutating func need(
    _ bytes: ArraySlice<UInt8>,
    _ name: String
  ) throws(LinkPatternProblem) -> LinkQueryRule.Need {
    let isRequired = bytes.contains(LinkPatternParser.placeholder) && waiting.first?.isRequired == true
    if isRequired { waiting[waiting.startIndex].isRequired = false }
    let count = bytes.count { $0 == LinkPatternParser.placeholder }
    if let later = waiting.prefix(count).dropFirst().first(where: \.isRequired) {
      throw .laterMark(later.parameter.name ?? "_")
    }
    let part = try part(bytes.dropFirst(), name)
    if part.isRest { throw .misplacedRest(part.parameters.first?.name ?? "_") }
    return isRequired || part.literal != nil ? .required(part) : .optional(part)
  }

  private mutating func part(_ bytes: ArraySlice<UInt8>, _ name: String) throws(LinkPatternProblem) -> LinkPart {
    try LinkPartReader.refuseForeign(bytes)
    var pieces: [LinkPart.Piece] = []
    var rest: LinkParameter?
    for (index, bytes) in bytes.split(separator: LinkPatternParser.placeholder, omittingEmptySubsequences: false)
      .enumerated()
    {
      if index > 0, let written = waiting.popFirst() {
        let own = written.parameter.name ?? "_"
        if let rest { throw .misplacedRest(rest.name ?? "_") }
        if case .parameter? = pieces.last { throw .adjacent(own) }
        if written.isRequired { throw .misplacedMark(own) }
        if written.isRest { rest = written.parameter } else { pieces.append(.parameter(written.parameter)) }
      }
      guard !bytes.isEmpty else { continue }
      if let rest { throw .misplacedRest(rest.name ?? "_") }
      pieces.append(.text(try LinkPartReader.decoded(bytes, name)))
    }
    guard let rest else { return .pieces(pieces) }
    guard let literal = LinkPart.pieces(pieces).literal else { throw .restBehindParameter(rest.name ?? "_") }
    return .rest(rest, prefix: literal)
  }

  /// Rejects `:id` and `*`, which are parameters in other routers but literals in this one.
  private static func refuseForeign(_ bytes: ArraySlice<UInt8>) throws(LinkPatternProblem) {
    if bytes.elementsEqual("*".utf8) || bytes.elementsEqual("**".utf8) { throw .star }
    guard bytes.first == UInt8(ascii: ":"), let name = String(validating: bytes.dropFirst(), as: UTF8.self),
      LinkPatternParser.isName(name[...])
    else { return }
    throw .colon(name)
  }

  private static func decoded(_ bytes: ArraySlice<UInt8>, _ part: String) throws(LinkPatternProblem) -> String {
    do throws(LinkProblem) {
      return try Link.decoded(String(decoding: bytes, as: UTF8.self)[...], part)
    } catch {
      throw .link(error)
    }
  }
}
