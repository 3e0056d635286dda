import PetriCatalog
package import PetriUIKit

/// The attributes of a view or controller in printing order; default values are omitted.
@MainActor
package struct AttributeList {
  package private(set) var all: [ShownAttribute]
  let traits: UITraitCollection

  package init(_ first: [ShownAttribute?] = [], in traits: UITraitCollection) {
    all = first.compactMap(\.self)
    self.traits = traits
  }

  package mutating func add(_ attribute: ShownAttribute?) {
    if let attribute { all.append(attribute) }
  }

  package mutating func add(_ attributes: [ShownAttribute]) { all += attributes }

  package mutating func flag(_ name: String, _ holds: Bool) {
    if holds { all.append(ShownAttribute(name, .flag)) }
  }

  package mutating func number(_ name: String, _ number: CGFloat?, default defaultValue: CGFloat = 0) {
    if let number, number != defaultValue { all.append(ShownAttribute(name, .number(number))) }
  }

  package mutating func word(_ name: String, _ word: String?, default defaultValue: String? = nil) {
    if let word, !word.isEmpty, word != defaultValue { all.append(ShownAttribute(name, .word(word))) }
  }

  package mutating func word<Value: Hashable>(
    _ name: String,
    _ value: Value,
    default defaultValue: Value,
    _ words: KeyValuePairs<Value, String>
  ) {
    guard value != defaultValue else { return }
    word(name, words.first { $0.key == value }?.value ?? "\(value)")
  }

  package mutating func text(_ name: String, _ text: String?, default defaultValue: String? = nil) {
    if let text, text != defaultValue { all.append(ShownAttribute(name, .text(text))) }
  }

  package mutating func texts(_ name: String, _ texts: [String]) {
    word(name, texts.map(\.quoted).joined(separator: " "))
  }

  package mutating func color(_ name: String, _ color: UIColor?, default defaultValue: UIColor? = nil) {
    if let color, color != defaultValue { word(name, color.shownText(in: traits)) }
  }

  package mutating func image(_ name: String, _ image: UIImage?) {
    if let image { word(name, image.shownName.map { $0.isWord ? $0 : $0.quoted } ?? "without a name") }
  }

  package mutating func picture(_ image: UIImage?) { self.image(image.wordOfPicture, image) }

  package mutating func size(_ name: String, _ size: CGSize, default defaultValue: CGSize = .zero) {
    if size != defaultValue { word(name, "\(Number.text(size.width))x\(Number.text(size.height))") }
  }

  /// Adds insets unless they are the default: one number if all are equal, otherwise each named side.
  package mutating func insets(
    _ name: String,
    _ insets: NSDirectionalEdgeInsets,
    default defaultValue: NSDirectionalEdgeInsets? = .zero
  ) {
    guard insets != defaultValue else { return }
    let sides = [insets.top, insets.leading, insets.bottom, insets.trailing]
    if Set(sides).count == 1 { return word(name, Number.text(sides[0])) }
    let words = zip(["top", "leading", "bottom", "trailing"], sides).filter { $1 != 0 }
    word(name, words.isEmpty ? "0" : words.map { "\($0) \(Number.text($1))" }.joined(separator: " "))
  }

  /// Adds insets by the sides of a view's layout direction.
  package mutating func insets(
    _ name: String,
    _ insets: UIEdgeInsets,
    of view: UIView?,
    default defaultValue: UIEdgeInsets? = .zero
  ) {
    let isMirrored = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    func directional(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
      NSDirectionalEdgeInsets(
        top: insets.top,
        leading: isMirrored ? insets.right : insets.left,
        bottom: insets.bottom,
        trailing: isMirrored ? insets.left : insets.right
      )
    }
    self.insets(name, directional(insets), default: defaultValue.map(directional))
  }

  package mutating func font(_ name: String, _ font: UIFont?, default defaultValue: UIFont?) {
    guard let font, font != defaultValue else { return }
    word(name, font.shownText(in: traits))
  }
}

extension UIImage? {
  var wordOfPicture: String { self?.isSymbolImage == true ? "symbol" : "image" }
}

package struct ShownAttribute: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    case flag
    case word(String)
    case number(CGFloat)
    /// A text of the screen, printed in quotes.
    case text(String)
  }

  package let name: String
  package let value: Value
  package let text: String

  package init(_ name: String, _ text: String, value: Value? = nil) {
    self.name = name
    self.value = value ?? (text == name ? .flag : .word(text))
    self.text = text
  }

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

  /// Creates an attribute printed as the value alone; `nil` for the default.
  init?<Value: RawRepresentable>(_ name: String, _ value: Value?, default defaultValue: Value)
  where Value: Equatable, Value.RawValue == String {
    guard let value, value != defaultValue else { return nil }
    self.init(name, value.rawValue)
  }

  init?(_ name: String, _ value: Int?, default defaultValue: Int) {
    guard let value, value != defaultValue else { return nil }
    self.init(name, "\(name) \(value)", value: .number(CGFloat(value)))
  }
}
