struct SVGRoot {
  private let attributes: [String: String]

  /// The number of bytes in which the root element must begin.
  private static let searchLimit = 1 << 16

  init?(_ bytes: [UInt8]) {
    var rest = String(decoding: bytes.prefix(SVGRoot.searchLimit), as: UTF8.self)[...]
    if rest.first == "\u{FEFF}" { rest.removeFirst() }
    while true {
      rest = rest.drop(while: \.isWhitespace)
      let end: String
      if rest.hasPrefix("<?") {
        end = "?>"
      } else if rest.hasPrefix("<!--") {
        end = "-->"
      } else if rest.hasPrefix("<!") {
        end = rest.prefix { $0 != ">" }.contains("[") ? "]>" : ">"
      } else {
        break
      }
      guard let range = rest.firstRange(of: end) else { return nil }
      rest = rest[range.upperBound...]
    }
    guard rest.hasPrefix("<svg"), let next = rest.dropFirst(4).first, next.isWhitespace || next == ">" || next == "/"
    else { return nil }
    attributes = SVGRoot.attributes(of: rest.dropFirst(4))
  }

  var size: (Double, Double)? {
    let box = (attributes["viewBox"] ?? "").split { $0 == "," || $0.isWhitespace }.compactMap { Double($0) }
    let own = (SVGRoot.length(attributes["width"]), SVGRoot.length(attributes["height"]))
    if let width = own.0, let height = own.1 { return (width, height) }
    guard box.count == 4, box[2] > 0, box[3] > 0 else { return nil }
    if let width = own.0 { return (width, width * box[3] / box[2]) }
    if let height = own.1 { return (height * box[2] / box[3], height) }
    return (box[2], box[3])
  }

  /// A length without unit, or in `px` or `pt`; nil for relative lengths.
  private static func length(_ text: String?) -> Double? {
    guard var text = text?[...] else { return nil }
    text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    for unit in ["px", "pt"] where text.hasSuffix(unit) { text = text.dropLast(2) }
    return Double(text).flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
  }

  private static func attributes(of tag: Substring) -> [String: String] {
    var found: [String: String] = [:]
    var rest = tag
    while true {
      rest = rest.drop(while: \.isWhitespace)
      let name = rest.prefix { !$0.isWhitespace && !"=/>".contains($0) }
      guard !name.isEmpty else { return found }
      rest = rest[name.endIndex...].drop(while: \.isWhitespace)
      guard rest.first == "=" else { return found }
      rest = rest.dropFirst().drop(while: \.isWhitespace)
      guard let quote = rest.first, quote == "\"" || quote == "'" else { return found }
      let value = rest.dropFirst().prefix { $0 != quote }
      guard value.endIndex < rest.endIndex else { return found }
      found[String(name)] = String(value)
      rest = rest[value.endIndex...].dropFirst()
    }
  }
}
