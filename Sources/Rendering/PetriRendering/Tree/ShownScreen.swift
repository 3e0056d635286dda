public import Foundation
public import PetriCatalog

/// A screen as it is shown: its controllers and views, each with what it shows and where.
///
/// A stage is read into it once; the tree's text is printed from it and read back into it, and whatever compares
/// screens compares these.
public struct ShownScreen: Hashable, Sendable {
  /// The screen's name, its context, and what is unusual in the app's state: the first line of the text.
  public var headline: String
  /// The outermost node; `nil` if nothing is shown.
  public var root: ShownNode?

  /// Creates a screen.
  public init(headline: String, root: ShownNode?) {
    (self.headline, self.root) = (headline, root)
  }
}

/// A controller, a view, or a part of one, with everything below it.
public struct ShownNode: Hashable, Sendable {
  /// A word or a text of a node's title.
  public enum TitlePart: Hashable, Sendable {
    /// A kind, an identifier, the name of a picture.
    case word(String)
    /// A text as it is printed, in quotes.
    case text(String)
  }

  /// The role in the parent: `content`, `presented`, `tab "Cart" selected`; `nil` for views.
  public var role: String?
  /// The kind, the identifier, then the texts and pictures that are shown: `button`, `go`, `"Buy"`.
  public var title: [TitlePart]
  /// The attributes in the order in which they are printed.
  public var attributes: [Attribute]
  /// The nodes below.
  public var children: [ShownNode] = []
  /// The short name by which moves and later questions refer to it; `nil` if references aren't shown.
  public var reference: String?
  /// The frame in the window, in points; `nil` if it isn't known or on screen.
  public var frame: CGRect?
  /// The location of the definition; `nil` for what no catalogue made.
  public var place: Place?
  /// Whether it is a presented controller, or one that presents or holds such a one.
  public var isPresented = false

  /// The kind: `button`, `navigation`; "" for a node that has texts only.
  public var kind: String { if case .word(let word)? = title.first { word } else { "" } }

  /// The words between the kind and the first text: an identifier, the name of a picture; `nil` if there are none.
  public var name: String? {
    let words = title.dropFirst(kind.isEmpty ? 0 : 1).prefix { if case .word = $0 { true } else { false } }
    return words.isEmpty ? nil : words.map(\.printed).joined(separator: " ")
  }

  /// The first text that is shown, without its quotes; `nil` if there is none.
  public var text: String? {
    title.lazy.compactMap { if case .text(let printed) = $0 { printed.unquoted } else { nil } }.first
  }

  /// The words of the title, without its texts.
  public var words: [String] { title.compactMap { if case .word(let word) = $0 { word } else { nil } } }

  /// The node without those below it and without its place on the screen and in files: what its line says.
  public var content: ShownNode {
    var node = self
    (node.children, node.frame, node.place, node.isPresented) = ([], nil, nil, false)
    return node
  }
}

extension ShownNode {
  /// An attribute of a node. Two that print the same are equal: a stored text keeps no more of them.
  public struct Attribute: Hashable, Sendable {
    /// The value of an attribute.
    public enum Value: Hashable, Sendable {
      /// The attribute holds; its name says everything.
      case flag
      /// A word, or several.
      case word(String)
      /// A number.
      case number(Double)
      /// A text that is shown, without its quotes.
      case text(String)
      /// A frame in points: left, top, width, height.
      case frame([Double])
    }

    /// The word of the format or of UIKit; of an attribute that was read from a text, the word that it begins with.
    public let name: String
    /// The value.
    public let value: Value
    /// The attribute as it is printed.
    public let text: String

    /// Creates an attribute.
    public init(_ name: String, _ value: Value, text: String) {
      (self.name, self.value, self.text) = (name, value, text)
    }

    /// Compares the printed texts.
    public static func == (one: Attribute, other: Attribute) -> Bool { one.text == other.text }

    /// Hashes the printed text.
    public func hash(into hasher: inout Hasher) { hasher.combine(text) }
  }
}
