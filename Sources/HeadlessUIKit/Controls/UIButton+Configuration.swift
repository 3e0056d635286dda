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
      /// Without a background.
      case borderless
      /// Text on grey, as controls have it.
      case bordered
      /// Text on a light tint, as controls have it.
      case borderedTinted
      /// Text on the tint, as controls have it.
      case borderedProminent
    }

    /// How title and subtitle are aligned with each other.
    public enum TitleAlignment: Int, Sendable {
      /// As the content's alignment.
      case automatic
      /// Where reading begins.
      case leading
      /// In the middle.
      case center
      /// Where reading ends.
      case trailing
    }

    /// What shows that there is a menu.
    public enum Indicator: Int, Sendable {
      /// As the system has it.
      case automatic
      /// Nothing.
      case none
      /// Two arrows.
      case popup
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
    public var title: String? {
      didSet { storedAttributedTitle = nil }
    }
    private var storedAttributedTitle: AttributedString?
    /// The title with attributes.
    public var attributedTitle: AttributedString? {
      get { storedAttributedTitle ?? title.map { AttributedString($0) } }
      set {
        title = newValue.map { String($0.characters) }
        storedAttributedTitle = newValue
      }
    }
    /// Changes the attributes of the title; nothing by default.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// A smaller line below the title; none by default.
    public var subtitle: String? {
      didSet { storedAttributedSubtitle = nil }
    }
    private var storedAttributedSubtitle: AttributedString?
    /// The subtitle with attributes.
    public var attributedSubtitle: AttributedString? {
      get { storedAttributedSubtitle ?? subtitle.map { AttributedString($0) } }
      set {
        subtitle = newValue.map { String($0.characters) }
        storedAttributedSubtitle = newValue
      }
    }
    /// Changes the attributes of the subtitle; nothing by default.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The gap between title and subtitle in points; 1 by default.
    public var titlePadding: CGFloat = 1
    /// How title and subtitle are aligned with each other; as the content by default.
    public var titleAlignment = TitleAlignment.automatic
    /// How a title that is too long ends; broken between words by default.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// How a subtitle that is too long ends; broken between words by default.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// How a symbol is drawn; as the title by default.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Changes the picture's colour; nothing by default.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Changes the spinner's colour; nothing by default.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// What shows that there is a menu; as the system has it by default.
    public var indicator = Indicator.automatic
    /// What lies behind it.
    public var background = UIBackgroundConfiguration.clear()
    /// Whether it changes by itself with the selection; true by default.
    public var automaticallyUpdateForSelection = true
    /// The picture; none by default.
    public var image: UIImage?
    /// The gap between picture and title in points; 0 by default.
    public var imagePadding: CGFloat = 0
    /// The edge at which the picture is; leading by default.
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
    /// Whether a spinner is in the picture's place; false by default.
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
      let usual = UIFont.preferredFont(forTextStyle: isSmall ? .subheadline : .body, compatibleWith: traits)
      guard let titleTextAttributesTransformer else { return usual }
      var attributes = AttributeContainer()
      attributes.font = usual
      return titleTextAttributesTransformer(attributes).font ?? usual
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
    /// Text on grey, as controls have it.
    public static func bordered() -> Configuration { Configuration(style: .bordered) }
    /// Text on a light tint, as controls have it.
    public static func borderedTinted() -> Configuration { Configuration(style: .borderedTinted) }
    /// Text on the tint, as controls have it.
    public static func borderedProminent() -> Configuration { Configuration(style: .borderedProminent) }

    /// The same for the state of a button; unchanged here.
    public func updated(for button: UIButton) -> Configuration { self }

    /// Sets the insets to the style's own.
    public mutating func setDefaultContentInsets() {
      contentInsets = Self.insets(style, buttonSize)
    }
  }
}
