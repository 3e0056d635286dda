public import Foundation
public import PetriCatalog

/// The displayed state of a screen: its controllers and views with their contents and frames.
///
/// Created once from a stage. Trees are printed from it and parsed into it, and screens are compared by it.
public struct ShownScreen: Hashable, Sendable {
  /// The first line of the text: the screen's name, its context, and the unusual values of the app's state.
  public var headline: String
  /// The root node; `nil` if nothing is shown.
  public var root: ShownNode?

  /// Creates a screen.
  public init(headline: String, root: ShownNode?) {
    (self.headline, self.root) = (headline, root)
  }
}

/// A controller, a view or a part of one, with its descendants.
public struct ShownNode: Hashable, Sendable {
  /// A word or a text of a node's title.
  public enum TitlePart: Hashable, Sendable {
    /// A kind, an identifier or an image name.
    case word(String)
    /// A text with its quotes, as printed.
    case text(String)
  }

  /// The role in the parent: `content`, `presented`, `tab "Cart" selected`; `nil` for views.
  public var role: String?
  /// The kind, the identifier, then the displayed texts and images: `button`, `go`, `"Buy"`.
  public var title: [TitlePart]
  /// The attributes in the order in which they are printed.
  public var attributes: [Attribute]
  /// The child nodes.
  public var children: [ShownNode] = []
  /// The short name by which moves and queries refer to the node; `nil` if references aren't shown.
  public var reference: String?
  /// The frame in the window, in points; `nil` if it is unknown or off-screen.
  public var frame: CGRect?
  /// The location of the definition; `nil` if the node isn't defined in the catalogue.
  public var place: Place?
  /// Whether the node is a presented controller, or presents or contains one.
  public var isPresented = false

  /// The kind: `button`, `navigation`; empty for a node that has only texts.
  public var kind: String { if case .word(let word)? = title.first { word } else { "" } }

  /// The words between the kind and the first text, such as an identifier or image name; `nil` if there are none.
  public var name: String? {
    let words = title.dropFirst(kind.isEmpty ? 0 : 1).prefix { if case .word = $0 { true } else { false } }
    return words.isEmpty ? nil : words.map(\.printed).joined(separator: " ")
  }

  /// The first displayed text, without quotes; `nil` if there is none.
  public var text: String? {
    title.lazy.compactMap { if case .text(let printed) = $0 { printed.unquoted } else { nil } }.first
  }

  /// The words of the title, without its texts.
  public var words: [String] { title.compactMap { if case .word(let word) = $0 { word } else { nil } } }

  /// The node without its descendants, frame and source location: the content of its line.
  public var content: ShownNode {
    var node = self
    (node.children, node.frame, node.place, node.isPresented) = ([], nil, nil, false)
    return node
  }
}

extension ShownNode {
  /// An attribute of a node. Attributes with the same printed text are equal, because a stored text preserves nothing
  /// else.
  public struct Attribute: Hashable, Sendable {
    /// The value of an attribute.
    public enum Value: Hashable, Sendable {
      /// A flag, which has no value besides its name.
      case flag
      /// Words without quotes.
      case word(String)
      /// A number.
      case number(Double)
      /// A displayed text, without quotes.
      case text(String)
      /// A frame in points: left, top, width, height.
      case frame([Double])
    }

    /// The word of the format or of UIKit; for a parsed attribute, its first word.
    public let name: String
    /// The value.
    public let value: Value
    /// The printed text.
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
