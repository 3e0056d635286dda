/// An XML element that tracks which parts were read, so that unknown ones can be reported.
///
/// Elements exist only during parsing.
final class DocumentElement {
  let name: String
  /// The 1-based line of its start tag.
  let line: Int
  private(set) var attributes: [String: String]
  var children: [DocumentElement] = []
  var text = ""
  private var readAttributes: Set<String> = []
  private var isRead = false

  init(name: String, attributes: [String: String], line: Int) {
    self.name = name
    self.attributes = attributes
    self.line = line
  }

  // MARK: Reading

  subscript(_ attribute: String) -> String? {
    isRead = true
    guard let value = attributes[attribute] else { return nil }
    readAttributes.insert(attribute)
    return value
  }

  /// A finite number, clamped; nil if it is missing or invalid.
  func number(_ attribute: String) -> Double? {
    guard let value = self[attribute].flatMap(Double.init), value.isFinite else { return nil }
    return min(max(value, -DocumentLimits.number), DocumentLimits.number)
  }

  /// An integer; nil if it is missing or invalid.
  func integer(_ attribute: String) -> Int? { number(attribute).flatMap { Int(exactly: $0) } }

  /// Whether an attribute is YES; nil if it is missing.
  func flag(_ attribute: String) -> Bool? { self[attribute].map { $0 == "YES" } }

  /// The first child with a name and, if given, a key.
  func child(_ name: String, key: String? = nil) -> DocumentElement? {
    isRead = true
    let found = children.first { $0.name == name && (key == nil || $0.attributes["key"] == key) }
    found?.markFound()
    return found
  }

  func child(key: String) -> DocumentElement? {
    isRead = true
    let found = children.first { $0.attributes["key"] == key }
    found?.markFound()
    return found
  }

  func list(_ name: String, key: String? = nil) -> [DocumentElement] { child(name, key: key)?.children ?? [] }

  func all(_ name: String) -> [DocumentElement] {
    isRead = true
    return children.filter { $0.name == name }
  }

  /// Marks irrelevant attributes as read.
  func pass(_ names: String...) {
    for name in names where attributes[name] != nil { readAttributes.insert(name) }
  }

  /// Marks the element and its descendants as read.
  func passAll() {
    markFound()
    readAttributes.formUnion(attributes.keys)
    for child in children { child.passAll() }
  }

  private func markFound() {
    isRead = true
    if attributes["key"] != nil { readAttributes.insert("key") }
  }

  // MARK: Variations

  /// The element with the variations for some size classes applied.
  func varied(_ classes: SizeClasses) -> DocumentElement {
    let changes = variations(classes)
    if changes.isEmpty { return self }
    let element = DocumentElement(name: name, attributes: attributes, line: line)
    element.children = children
    for change in changes {
      for (name, value) in change.attributes where name != "key" { element.attributes[name] = value }
      for child in change.children where child.name != "mask" {
        guard let key = child.attributes["key"] else { continue }
        element.children.removeAll { $0.attributes["key"] == key && $0.name == child.name }
        element.children.append(child)
      }
    }
    return element
  }

  /// The identifiers that the variations exclude from a list, such as `subviews`.
  func excluded(from list: String, _ classes: SizeClasses) -> Set<String> {
    var left: Set<String> = []
    for variation in variations(classes) {
      guard let mask = variation.child("mask", key: list) else { continue }
      for entry in mask.children {
        guard let id = entry["reference"] else { continue }
        if entry.name == "exclude" { left.insert(id) } else { left.remove(id) }
      }
    }
    return left
  }

  var varies: Bool { children.contains { $0.name == "variation" } }

  /// The matching variations, general ones first.
  private func variations(_ classes: SizeClasses) -> [DocumentElement] {
    children.filter { $0.name == "variation" && classes.match($0.attributes["key"] ?? "") }
      .sorted { Self.depth($0) < Self.depth($1) }
  }

  private static func depth(_ variation: DocumentElement) -> Int {
    let key = variation.attributes["key"] ?? ""
    return key == "default" ? 0 : key.split(separator: "-").count
  }

  // MARK: The rest

  /// Merges what was read of a varied copy.
  func noteReading(of copy: DocumentElement) {
    guard copy !== self else { return }
    isRead = true
    readAttributes.formUnion(copy.readAttributes.filter { attributes[$0] != nil })
    for variation in children where variation.name == "variation" {
      variation.isRead = true
      variation.readAttributes.insert("key")
      variation.readAttributes.formUnion(copy.readAttributes.filter { variation.attributes[$0] != nil })
      for mask in variation.children where mask.name == "mask" { mask.passAll() }
    }
  }

  /// Appends the parts that weren't read, in document order.
  func addUnread(to parts: inout [UnreadPart], of parent: String? = nil) {
    guard isRead else {
      parts.append(UnreadPart(line: line, element: name, parent: parent, attribute: nil))
      return
    }
    for attribute in attributes.keys.sorted() where !readAttributes.contains(attribute) {
      parts.append(UnreadPart(line: line, element: name, parent: parent, attribute: attribute))
    }
    for child in children { child.addUnread(to: &parts, of: name) }
  }
}

/// An unknown part of a document, which is ignored and reported.
public struct UnreadPart: Hashable, Sendable {
  /// The 1-based line of the element.
  public let line: Int
  /// The name of the element.
  public let element: String
  /// The name of the parent element; nil for the root.
  public let parent: String?
  /// The unknown attribute; nil if the element itself is unknown.
  public let attribute: String?
}
