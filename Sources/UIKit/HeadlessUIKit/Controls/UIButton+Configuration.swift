public import Foundation

extension UIButton {
  /// The appearance and content of a button.
  @preconcurrency @MainActor
  public struct Configuration {
    /// The base styles.
    public enum Style: String, Sendable {
      case plain
      case gray
      case tinted
      case filled
      case borderless
      case bordered
      case borderedTinted
      case borderedProminent
    }

    /// The alignment of title and subtitle.
    public enum TitleAlignment: Int, Sendable {
      case automatic
      case leading
      case center
      case trailing
    }

    /// The indicator of a button with a menu.
    public enum Indicator: Int, Sendable {
      case automatic
      case none
      case popup
    }

    /// The sizes of a button.
    public enum Size: Int, Sendable {
      case medium
      case small
      case mini
      case large
    }

    /// The corner styles.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic
      case small
      case medium
      case large
      case capsule
    }

    public let style: Style
    public var title: String? {
      didSet { storedAttributedTitle = nil }
    }
    private var storedAttributedTitle: AttributedString?
    public var attributedTitle: AttributedString? {
      get { storedAttributedTitle ?? title.map { AttributedString($0) } }
      set {
        title = newValue.map { String($0.characters) }
        storedAttributedTitle = newValue
      }
    }
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitle: String? {
      didSet { storedAttributedSubtitle = nil }
    }
    private var storedAttributedSubtitle: AttributedString?
    public var attributedSubtitle: AttributedString? {
      get { storedAttributedSubtitle ?? subtitle.map { AttributedString($0) } }
      set {
        subtitle = newValue.map { String($0.characters) }
        storedAttributedSubtitle = newValue
      }
    }
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    public var indicator = Indicator.automatic
    public var background = UIBackgroundConfiguration.clear()
    public var automaticallyUpdateForSelection = true
    public var image: UIImage?
    public var imagePadding: CGFloat = 0
    public var imagePlacement: NSDirectionalRectEdge = .leading
    public var buttonSize = Size.medium {
      didSet { contentInsets = Self.insets(style, buttonSize) }
    }
    public var cornerStyle = CornerStyle.dynamic
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var showsActivityIndicator = false
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
      let font = UIFont.preferredFont(forTextStyle: isSmall ? .subheadline : .body, compatibleWith: traits)
      guard let titleTextAttributesTransformer else { return font }
      var attributes = AttributeContainer()
      attributes.font = font
      return titleTextAttributesTransformer(attributes).font ?? font
    }

    public static func plain() -> Configuration { Configuration(style: .plain) }
    public static func gray() -> Configuration { Configuration(style: .gray) }
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    public static func filled() -> Configuration { Configuration(style: .filled) }
    public static func borderless() -> Configuration { Configuration(style: .borderless) }
    public static func bordered() -> Configuration { Configuration(style: .bordered) }
    public static func borderedTinted() -> Configuration { Configuration(style: .borderedTinted) }
    public static func borderedProminent() -> Configuration { Configuration(style: .borderedProminent) }

    public func updated(for button: UIButton) -> Configuration { self }

    public mutating func setDefaultContentInsets() {
      contentInsets = Self.insets(style, buttonSize)
    }
  }
}

extension UIButton.ButtonType {
  var image: UIImage? {
    switch self {
    case .detailDisclosure, .infoLight, .infoDark: UIImage(systemName: "info.circle")
    case .contactAdd: UIImage(systemName: "plus.circle")
    case .close:
      UIImage(systemName: "xmark", withConfiguration: UIImage.SymbolConfiguration(pointSize: 11, weight: .bold))
    case .custom, .system: nil
    }
  }

  /// The fixed size of the button type; nil if it depends on the content.
  var size: CGSize? { self == .close ? CGSize(width: 30, height: 30) : nil }
}

final class UIButtonLabel: UILabel {
  override var mayChangeContentSize: Bool { false }
}
