import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

final class DocumentParser: NSObject, XMLParserDelegate {
  private var open: [DocumentElement] = []
  private var root: DocumentElement?
  private var refusal: DocumentError?
  /// The location of the first error; the parser continues.
  private var error: (line: Int, column: Int)?

  /// Parses a document.
  ///
  /// - Throws: `DocumentError` if it isn't XML or exceeds a limit.
  static func read(_ data: Data) throws(DocumentError) -> DocumentElement {
    if data.isEmpty { throw DocumentError(line: 1, column: 0, reason: .empty) }
    if data.count > DocumentLimits.bytes {
      throw DocumentError(line: 1, column: 0, reason: .tooLarge(bytes: data.count))
    }
    // Only a document type can declare entities. Interface Builder never writes one, and parsers report it
    // differently.
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

/// The reason and location of a parsing failure.
public struct DocumentError: Error, Hashable, Sendable {
  /// The 1-based line.
  public let line: Int
  /// The 1-based column; 0 if unknown.
  public let column: Int
  public let reason: Reason

  public enum Reason: Hashable, Sendable {
    case malformed
    case empty
    /// The root element isn't that of an iOS document.
    case otherDocument(root: String)
    /// An archive of Xcode 4 or older.
    case olderFormat
    /// A document for another platform, by its runtime's name.
    case otherPlatform(String)
    /// A document type declaration, which could declare entities.
    case entities
    /// Elements are nested deeper than `DocumentLimits.depth`.
    case tooDeep
    /// The file is larger than `DocumentLimits.bytes`.
    case tooLarge(bytes: Int)
    /// The file contains merge conflict markers.
    case unfinishedMerge
  }
}

/// The limits for documents.
public enum DocumentLimits {
  /// The maximum size in bytes; the largest public storyboards have four million.
  public static let bytes = 64 << 20
  /// The maximum nesting depth of elements; a view takes two.
  public static let depth = 240
  /// The maximum number of pages of a page control.
  public static let pages = 1000
  /// The maximum magnitude of numbers, so that arithmetic with them can't overflow.
  public static let number = 1e8
}
