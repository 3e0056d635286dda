public import Foundation

extension UIButton {
  /// A button's look.
  @preconcurrency @MainActor
  public struct Configuration {
    /// The kinds of look.
    public enum Style: String, Sendable {
      /// Text alone.
      case plain
      /// Text on grey.
      case gray
      /// Text on a light tint.
      case tinted
      /// Text on the tint.
      case filled
      /// Without insets.
      case borderless
    }

    /// How large the button is.
    public enum Size: Int, Sendable {
      /// As usual.
      case medium
      /// Small.
      case small
      /// Tiny.
      case mini
      /// Large.
      case large
    }

    /// How corners are rounded.
    public enum CornerStyle: Int, Sendable {
      /// As the background says.
      case fixed = -1
      /// As the content size says.
      case dynamic
      /// A little.
      case small
      /// More.
      case medium
      /// Much.
      case large
      /// Half of the height.
      case capsule
    }

    /// The kind of look.
    public let style: Style
    /// The title; none by default.
    public var title: String?
    /// A smaller line below the title; none by default.
    public var subtitle: String?
    /// The picture; none by default.
    public var image: UIImage?
    /// The gap between picture and title in points; 0 by default.
    public var imagePadding: CGFloat = 0
    /// The edge at which the picture stands; leading by default.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// How large it is; medium by default.
    public var buttonSize = Size.medium {
      didSet { contentInsets = Self.insets(style, buttonSize) }
    }
    /// How corners are rounded; dynamic by default.
    public var cornerStyle = CornerStyle.dynamic
    /// The colour of title and picture; the style's by default.
    public var baseForegroundColor: UIColor?
    /// The colour of the background; the style's by default.
    public var baseBackgroundColor: UIColor?
    /// Whether a spinner stands in the picture's place; false by default.
    public var showsActivityIndicator = false
    /// The space around the content: 7 points above and below, 12 at the sides, by default.
    public var contentInsets: NSDirectionalEdgeInsets

    init(style: Style) {
      self.style = style
      contentInsets = Self.insets(style, .medium)
    }

    private static func insets(_ style: Style, _ size: Size) -> NSDirectionalEdgeInsets {
      if style == .borderless { return .zero }
      switch size {
      case .medium: return NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .small, .mini: return NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .large: return NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }

    func titleFont(_ traits: UITraitCollection) -> UIFont {
      let isSmall = buttonSize == .small || buttonSize == .mini
      return UIFont.preferredFont(forTextStyle: isSmall ? .subheadline : .body, compatibleWith: traits)
    }

    /// Text alone.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// Text on grey.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// Text on a light tint.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// Text on the tint.
    public static func filled() -> Configuration { Configuration(style: .filled) }
    /// Without insets.
    public static func borderless() -> Configuration { Configuration(style: .borderless) }
  }
}
