import PetriCatalog
package import PetriUIKit

/// An attribute of a view or a controller, besides its kind and its subject.
package struct ShownAttribute: Hashable, Sendable {
  /// The value of an attribute, for programs.
  package enum Value: Hashable, Sendable {
    /// It is so; the name is all there is to know.
    case flag
    /// A word, or several.
    case word(String)
    /// A number.
    case number(CGFloat)
    /// A text of the screen, which is quoted where it is printed.
    case text(String)
  }

  /// The format's or UIKit's word for it.
  package let name: String
  /// The value.
  package let value: Value
  /// The text in the tree.
  package let text: String

  /// An attribute that the tree prints in its own way.
  package init(_ name: String, _ text: String, value: Value? = nil) {
    self.name = name
    self.value = value ?? (text == name ? .flag : .word(text))
    self.text = text
  }

  /// An attribute that the tree prints as its name, then what it holds.
  package init(_ name: String, _ value: Value) {
    let text =
      switch value {
      case .flag: name
      case .word(let word): "\(name) \(word)"
      case .number(let number): "\(name) \(Number.exact(number))"
      case .text(let text): "\(name) \(text.quoted)"
      }
    self.init(name, text, value: value)
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
    self.init(name, "\(name) \(value)", value: .number(CGFloat(value)))
  }
}
