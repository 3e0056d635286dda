import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Validates an SVG document: stops at an element or attribute that petri's drawings don't have.
final class DrawingReader: NSObject, XMLParserDelegate {
  private var size: (width: Double, height: Double)?
  private var style: String?
  private var isRefused = false

  /// The size of a drawing in points; `nil` for any other document.
  static func size(of text: String) -> (width: Double, height: Double)? {
    let reader = DrawingReader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    return parser.parse() && !reader.isRefused ? reader.size : nil
  }

  private func refuse(_ parser: XMLParser) {
    isRefused = true
    parser.abortParsing()
  }

  private static let elements: Set<String> = [
    "svg", "title", "g", "defs", "style", "rect", "line", "circle", "path", "text", "image", "use", "symbol", "mask",
    "clipPath", "linearGradient", "stop", "filter", "feFlood", "feComposite",
  ]

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    if size == nil { size = Self.size(attributes) }
    let isKnown = size != nil && style == nil && Self.elements.contains(name)
    if name == "style" { style = "" }
    guard isKnown, attributes.allSatisfy({ Self.isHarmless($0.key, $0.value, of: name) }) else {
      return refuse(parser)
    }
  }

  func parser(_ parser: XMLParser, foundCharacters characters: String) { style? += characters }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    guard name == "style", let rules = style else { return }
    style = nil
    // Classes for paints and fonts only: no rule that fetches, and no escape that could hide one.
    if rules.contains(where: "@\\".contains) || Self.fetches(rules) { refuse(parser) }
  }

  // Some parsers continue after an error.
  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) { isRefused = true }

  private static func size(_ attributes: [String: String]) -> (width: Double, height: Double)? {
    let sides = ["width", "height"].compactMap { attributes[$0].flatMap(Double.init) }.filter {
      (1...20_000).contains($0)
    }
    return sides.count == 2 ? (sides[0], sides[1]) : nil
  }

  private static func isHarmless(_ name: String, _ value: String, of element: String) -> Bool {
    switch name {
    case "href": value.hasPrefix(element == "image" ? "data:image/" : "#")
    case "xmlns": value == "http://www.w3.org/2000/svg"
    case "style": false
    default: !name.lowercased().hasPrefix("on") && !name.contains(":") && !fetches(value)
    }
  }

  /// Whether a value refers to something outside the document.
  private static func fetches(_ value: String) -> Bool {
    value.lowercased().components(separatedBy: "url(").dropFirst().contains { !$0.hasPrefix("#") }
  }
}
