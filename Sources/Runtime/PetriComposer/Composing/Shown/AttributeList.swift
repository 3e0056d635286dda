import PetriCatalog
package import PetriUIKit

/// The attributes of a view or a controller, gathered in the order in which they are printed, without the usual ones.
@MainActor
package struct AttributeList {
  /// The attributes.
  package private(set) var all: [ShownAttribute]
  /// The traits that colours are resolved with.
  let traits: UITraitCollection

  /// A list that begins with some attributes.
  ///
  /// - Parameter traits: what colours are resolved with.
  package init(_ first: [ShownAttribute?] = [], in traits: UITraitCollection) {
    all = first.compactMap(\.self)
    self.traits = traits
  }

  /// Adds an attribute, if there is one.
  package mutating func add(_ attribute: ShownAttribute?) {
    if let attribute { all.append(attribute) }
  }

  /// Adds attributes.
  package mutating func add(_ attributes: [ShownAttribute]) { all += attributes }

  /// Adds a name where something holds.
  package mutating func flag(_ name: String, _ holds: Bool) {
    if holds { all.append(ShownAttribute(name, .flag)) }
  }

  /// Adds a number, unless it is the usual one.
  package mutating func number(_ name: String, _ number: CGFloat?, usual: CGFloat = 0) {
    if let number, number != usual { all.append(ShownAttribute(name, .number(number))) }
  }

  /// Adds a word, unless there is none or it is the usual one.
  package mutating func word(_ name: String, _ word: String?, usual: String? = nil) {
    if let word, !word.isEmpty, word != usual { all.append(ShownAttribute(name, .word(word))) }
  }

  /// Adds a word of a few, unless it is the usual one.
  package mutating func word<Value: Hashable>(
    _ name: String,
    _ value: Value,
    usual: Value,
    _ words: KeyValuePairs<Value, String>
  ) {
    guard value != usual else { return }
    word(name, words.first { $0.key == value }?.value ?? "\(value)")
  }

  /// Adds a text of the screen in quotes, unless there is none or it is the usual one.
  package mutating func text(_ name: String, _ text: String?, usual: String? = nil) {
    if let text, text != usual { all.append(ShownAttribute(name, .text(text))) }
  }

  /// Adds texts of the screen in quotes, unless there are none.
  package mutating func texts(_ name: String, _ texts: [String]) {
    word(name, texts.map(\.quoted).joined(separator: " "))
  }

  /// Adds a colour, unless there is none or it is the usual one: its name, if it has one, and what it is with these traits.
  package mutating func color(_ name: String, _ color: UIColor?, usual: UIColor? = nil) {
    if let color, color != usual { word(name, color.shownText(in: traits)) }
  }

  /// Adds the name of a picture, unless there is none.
  package mutating func image(_ name: String, _ image: UIImage?) {
    if let image { word(name, image.shownName.map { $0.isWord ? $0 : $0.quoted } ?? "without a name") }
  }

  /// Adds a picture as what it is, one of the system's symbols or an image.
  package mutating func picture(_ image: UIImage?) { self.image(image.wordOfPicture, image) }

  /// Adds a size, unless it is the usual one.
  package mutating func size(_ name: String, _ size: CGSize, usual: CGSize = .zero) {
    if size != usual { word(name, "\(Number.text(size.width))x\(Number.text(size.height))") }
  }

  /// Adds insets, unless they are the usual ones, if there are such: one number where all are the same, else each side with its name.
  package mutating func insets(
    _ name: String,
    _ insets: NSDirectionalEdgeInsets,
    usual: NSDirectionalEdgeInsets? = .zero
  ) {
    guard insets != usual else { return }
    let sides = [insets.top, insets.leading, insets.bottom, insets.trailing]
    if Set(sides).count == 1 { return word(name, Number.text(sides[0])) }
    let words = zip(["top", "leading", "bottom", "trailing"], sides).filter { $1 != 0 }
    word(name, words.isEmpty ? "0" : words.map { "\($0) \(Number.text($1))" }.joined(separator: " "))
  }

  /// Adds insets, unless they are the usual ones, by the sides of a view's direction of reading.
  package mutating func insets(_ name: String, _ insets: UIEdgeInsets, of view: UIView?, usual: UIEdgeInsets? = .zero) {
    let isMirrored = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    func directional(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
      NSDirectionalEdgeInsets(
        top: insets.top,
        leading: isMirrored ? insets.right : insets.left,
        bottom: insets.bottom,
        trailing: isMirrored ? insets.left : insets.right
      )
    }
    self.insets(name, directional(insets), usual: usual.map(directional))
  }

  /// Adds a font, unless it is the usual one: its text style, or its size and its weight.
  package mutating func font(_ name: String, _ font: UIFont?, usual: UIFont?) {
    guard let font, font != usual else { return }
    word(name, font.shownText(in: traits))
  }
}

extension UIImage? {
  /// The word for a picture: `symbol` where it is one of the system's.
  var wordOfPicture: String { self?.isSymbolImage == true ? "symbol" : "image" }
}

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
