import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads an XML document into elements.
final class ElementReader: NSObject, XMLParserDelegate {
  private var open: [Element] = []
  private var root: Element?

  /// The outermost element; nil where the data isn't XML.
  static func read(_ data: Data) -> Element? {
    let reader = ElementReader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    return parser.parse() ? reader.root : nil
  }

  func parser(
    _ parser: XMLParser,
    didStartElement elementName: String,
    namespaceURI: String?,
    qualifiedName qName: String?,
    attributes attributeDict: [String: String] = [:]
  ) {
    open.append(Element(name: elementName, attributes: attributeDict))
  }

  func parser(
    _ parser: XMLParser,
    didEndElement elementName: String,
    namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    guard let element = open.popLast() else { return }
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard !open.isEmpty else { return }
    open[open.count - 1].text += string
  }
}
