/// What a view is besides its kind and its subject.
package struct ShownAttribute: Hashable, Sendable {
  /// The format's word for it.
  package let name: String
  /// What the tree prints.
  package let text: String

  package init(_ name: String, _ text: String) {
    self.name = name
    self.text = text
  }

  /// An attribute that has its own word; `nil` where it is as usual.
  init?<Value: RawRepresentable>(_ name: String, _ value: Value?, usual: Value)
  where Value: Equatable, Value.RawValue == String {
    guard let value, value != usual else { return nil }
    self.init(name, value.rawValue)
  }

  /// A number behind its name; `nil` where it is as usual.
  init?(_ name: String, _ value: Int?, usual: Int) {
    guard let value, value != usual else { return nil }
    self.init(name, "\(name) \(value)")
  }
}
