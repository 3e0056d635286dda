public import Foundation

extension AttributeScopes {
  /// UIKit's attributes of a text.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// UIKit's attributes of a text, and Foundation's.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind it.
    public let backgroundColor: BackgroundColorAttribute
    /// Foundation's.
    public let foundation: FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = UIFont
      /// The name in an `NSAttributedString`.
      public static let name = "NSFont"
    }

    /// The colour of the text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = UIColor
      /// The name in an `NSAttributedString`.
      public static let name = "NSColor"
    }

    /// The colour behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = UIColor
      /// The name in an `NSAttributedString`.
      public static let name = "NSBackgroundColor"
    }
  }
}

extension AttributeDynamicLookup {
  /// UIKit's attributes by name.
  public subscript<Key: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>)
    -> Key
  {
    self[Key.self]
  }
}
