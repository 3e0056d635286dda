import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads the XML of a document into elements.
final class DocumentParser: NSObject, XMLParserDelegate {
  private var open: [DocumentElement] = []
  private var root: DocumentElement?
  private var refusal: DocumentError?
  /// Where the parser met the first error; it goes on to the end.
  private var error: (line: Int, column: Int)?

  /// The outermost element.
  ///
  /// - Throws: `DocumentError` where the data isn't XML, or passes a limit.
  static func read(_ data: Data) throws(DocumentError) -> DocumentElement {
    if data.isEmpty { throw DocumentError(line: 1, column: 0, reason: .empty) }
    if data.count > DocumentLimits.bytes {
      throw DocumentError(line: 1, column: 0, reason: .tooLarge(bytes: data.count))
    }
    // Only a document type can declare entities. Interface Builder writes none; parsers differ in what they tell of one.
    if let declaration = data.range(of: Data("<!DOCTYPE".utf8)) {
      let line = data[..<declaration.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
      throw DocumentError(line: line, column: 0, reason: .entities)
    }
    let reader = DocumentParser()
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    let isParsed = parser.parse()
    if let refusal = reader.refusal { throw refusal }
    guard isParsed, let root = reader.root else {
      let isMerge = data.range(of: Data("\n<<<<<<< ".utf8)) != nil
      throw DocumentError(
        line: max(reader.error?.line ?? parser.lineNumber, 1),
        column: max(reader.error?.column ?? parser.columnNumber, 0),
        reason: isMerge ? .unfinishedMerge : .malformed
      )
    }
    return root
  }

  private func refuse(_ parser: XMLParser, _ reason: DocumentError.Reason) {
    guard refusal == nil else { return }
    refusal = DocumentError(line: max(parser.lineNumber, 1), column: max(parser.columnNumber, 0), reason: reason)
    parser.abortParsing()
  }

  func parser(
    _ parser: XMLParser,
    didStartElement elementName: String,
    namespaceURI: String?,
    qualifiedName qName: String?,
    attributes attributeDict: [String: String] = [:]
  ) {
    if open.count >= DocumentLimits.depth { return refuse(parser, .tooDeep) }
    open.append(DocumentElement(name: elementName, attributes: attributeDict, line: parser.lineNumber))
  }

  func parser(
    _ parser: XMLParser,
    didEndElement elementName: String,
    namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    guard let element = open.popLast() else { return }
    if let parent = open.last { parent.children.append(element) } else { root = element }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    if error == nil { error = (parser.lineNumber, parser.columnNumber) }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    open.last?.text += string
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    open.last?.text += String(decoding: block, as: UTF8.self)
  }
}
