/// An element of a document with what is in it. It notes what was read of it, so that the rest can be reported.
///
/// Only while a document is read are there elements; the values that come of it don't keep them.
final class DocumentElement {
  let name: String
  /// The line on which it begins, counted from 1.
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

  /// A number, as far from 0 as sizes and places can be; nil where the attribute is absent or none.
  func number(_ attribute: String) -> Double? {
    guard let value = self[attribute].flatMap(Double.init), value.isFinite else { return nil }
    return min(max(value, -DocumentLimits.number), DocumentLimits.number)
  }

  /// An integer; nil where the attribute is absent or none.
  func integer(_ attribute: String) -> Int? { number(attribute).flatMap { Int(exactly: $0) } }

  /// Whether an attribute is YES; nil where it is absent.
  func flag(_ attribute: String) -> Bool? { self[attribute].map { $0 == "YES" } }

  /// The first child of that name, and of that key where one is given.
  func child(_ name: String, key: String? = nil) -> DocumentElement? {
    isRead = true
    let found = children.first { $0.name == name && (key == nil || $0.attributes["key"] == key) }
    found?.markFound()
    return found
  }

  /// The first child of that key, whatever its name.
  func child(key: String) -> DocumentElement? {
    isRead = true
    let found = children.first { $0.attributes["key"] == key }
    found?.markFound()
    return found
  }

  /// The children of the child of that name.
  func list(_ name: String, key: String? = nil) -> [DocumentElement] { child(name, key: key)?.children ?? [] }

  /// The children of that name.
  func all(_ name: String) -> [DocumentElement] {
    isRead = true
    return children.filter { $0.name == name }
  }

  /// Marks attributes that Interface Builder needs for itself as read.
  func pass(_ names: String...) {
    for name in names where attributes[name] != nil { readAttributes.insert(name) }
  }

  /// Marks an element with all that is in it as read.
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

  /// The element with the attributes and the children that the variations of these size classes change; itself where none does.
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

  /// The identifiers that the variations of these size classes leave out of a list, such as `subviews`.
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

  /// Whether there are variations by size class.
  var varies: Bool { children.contains { $0.name == "variation" } }

  /// The variations that hold, the general ones first.
  private func variations(_ classes: SizeClasses) -> [DocumentElement] {
    children.filter { $0.name == "variation" && classes.match($0.attributes["key"] ?? "") }
      .sorted { Self.depth($0) < Self.depth($1) }
  }

  private static func depth(_ variation: DocumentElement) -> Int {
    let key = variation.attributes["key"] ?? ""
    return key == "default" ? 0 : key.split(separator: "-").count
  }

  // MARK: The rest

  /// Counts what was read of a copy with variations for the element that it is a copy of.
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

  /// The parts that nobody read, in the order of the document.
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
