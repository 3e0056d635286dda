import Foundation

/// An element of an XML document with what is in it.
struct Element {
  let name: String
  let attributes: [String: String]
  var children: [Element] = []
  var text = ""

  subscript(_ attribute: String) -> String? { attributes[attribute] }

  func number(_ attribute: String) -> Double? { attributes[attribute].flatMap(Double.init) }

  /// Whether an attribute is YES; nil where it is absent.
  func flag(_ attribute: String) -> Bool? { attributes[attribute].map { $0 == "YES" } }

  /// The first child of that name, and of that key where one is given.
  func child(_ name: String, key: String? = nil) -> Element? {
    children.first { $0.name == name && (key == nil || $0["key"] == key) }
  }

  func child(key: String) -> Element? { children.first { $0["key"] == key } }

  /// The children of the child of that name.
  func list(_ name: String) -> [Element] { child(name)?.children ?? [] }

  /// Itself and everything below it.
  var all: [Element] { [self] + children.flatMap(\.all) }
}
