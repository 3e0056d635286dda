public import Foundation
import OpenType

/// A font, with its size, weight and text style.
public final class UIFont: NSObject, Sendable {
  private let header = FoundationHeader()
  public let pointSize: CGFloat
  public let fontName: String
  /// The leading in points; 0 unless the font has a text style.
  public let leading: CGFloat
  let weight: Weight
  let textStyle: TextStyle?
  /// The advance of all characters of a monospaced font, in 1/100,000 em. Stored because it is read for every character
  /// that is measured.
  let equalUnits: Int?
  /// Whether all digits have the same advance, which isn't the case in the system font.
  let hasEqualDigits: Bool
  let face: FontFace?
  let named: NamedFont?

  init(
    size: CGFloat,
    weight: Weight,
    name: String = ".SFUI",
    leading: CGFloat = 0,
    textStyle: TextStyle? = nil,
    hasEqualDigits: Bool = false
  ) {
    self.hasEqualDigits = hasEqualDigits
    pointSize = size
    self.textStyle = textStyle
    face = FontRegistry.shared.face(name, weight: weight)
    named = face == nil ? NamedFont.find(name, weight: weight) : nil
    self.weight = named?.weight ?? weight
    fontName = named?.name ?? name
    self.leading =
      face.map { CGFloat($0.heights.lineGap) * size } ?? named.map { $0.heights.lineGap * size } ?? leading
    let isSystemMono = face == nil && named == nil && name != ".SFUI" && name.contains("Mono")
    equalUnits = named?.equalUnits ?? (isSystemMono ? 60000 : nil)
    super.init()
  }

  var isMonospaced: Bool { equalUnits != nil }

  /// Creates the system font at 12 points. In UIKit, a font created by this initializer can't be used.
  public convenience override init() {
    self.init(size: 12, weight: .regular)
  }

  /// Creates a font by its name or its family's name: `HelveticaNeue-Bold`, `Georgia`.
  ///
  /// Arial, Avenir, Avenir Next, Courier, Courier New, Georgia, Gill Sans, Helvetica, Helvetica Neue, Menlo, Times New
  /// Roman, Trebuchet MS and Verdana have their own metrics. Those of Avenir, Avenir Next and Trebuchet MS are
  /// approximate; those of Georgia, Gill Sans and Verdana are estimated. Any other name that isn't registered results
  /// in the system font's metrics, with the weight that the name contains; UIKit returns `nil`.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    if let face = FontRegistry.shared.face(named: fontName) {
      self.init(size: fontSize, weight: face.uiWeight, name: fontName)
      return
    }
    let weight = NamedFont.named(fontName)?.weight ?? FontNameWords.weight(of: fontName)
    self.init(size: fontSize, weight: weight, name: fontName)
  }

  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .regular)
  }

  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .bold)
  }

  /// The italic system font; it has the metrics of the regular one.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .regular, name: ".SFUI-RegularItalic")
  }

  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight, hasEqualDigits: true)
  }

  /// The monospaced system font, whose characters are 0.6 em wide.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight, name: ".AppleSystemUIFontMonospaced")
  }

  @preconcurrency @MainActor
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  @preconcurrency @MainActor
  public static func preferredFont(
    forTextStyle style: TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? UITraitCollection.current).preferredContentSizeCategory
    return style.font(for: category)
  }

  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: weight, name: fontName, hasEqualDigits: hasEqualDigits)
  }

  /// The font of attributed text without a font attribute.
  static let unset = UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)

  public static let labelFontSize: CGFloat = 17
  public static let buttonFontSize: CGFloat = 18
  public static let smallSystemFontSize: CGFloat = 12
  public static let systemFontSize: CGFloat = 14

  public var ascender: CGFloat {
    pointSize * (face.map { CGFloat($0.heights.ascender) } ?? named?.heights.ascender ?? 0.952_148_437_5)
  }
  public var descender: CGFloat {
    pointSize * (face.map { CGFloat($0.heights.descender) } ?? named?.heights.descender ?? -0.241_210_937_5)
  }
  /// The ascender minus the descender; 1.193 em for the system font.
  public var lineHeight: CGFloat { ((ascender - descender) * 1e9).rounded() / 1e9 }
  public var capHeight: CGFloat {
    pointSize * (face.map { CGFloat($0.heights.capHeight) } ?? named?.heights.capHeight ?? 0.704_589_843_75)
  }
  public var xHeight: CGFloat {
    pointSize * (face.map { CGFloat($0.heights.xHeight) } ?? named?.heights.xHeight ?? 0.526_367_187_5)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return pointSize == other.pointSize && fontName == other.fontName && weight == other.weight
      && textStyle == other.textStyle && hasEqualDigits == other.hasEqualDigits
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(pointSize)
    hasher.combine(fontName)
    return hasher.finalize()
  }

  public override var description: String {
    "<UIFont; font-family: \"\(fontName)\"; font-size: \(shortNumber(pointSize))pt>"
  }
}

extension UIFont {
  /// The weight of a font, between -1 and 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)
  }
}

extension UIFont {
  public convenience init?(coder: NSCoder) {
    self.init()
  }

  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let font = descriptor.font
    self.init(
      size: pointSize > 0 ? pointSize : font.pointSize,
      weight: font.weight,
      name: font.fontName,
      leading: pointSize > 0 && pointSize != font.pointSize ? 0 : font.leading,
      textStyle: font.textStyle
    )
  }

  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font: self) }

  public var familyName: String { face?.family ?? named?.family ?? String(fontName.prefix { $0 != "-" }) }

  /// The sorted families of registered fonts and of the known fonts of iOS, without the system font's, as in UIKit.
  public static var familyNames: [String] { Set(NamedFont.families + FontRegistry.shared.families).sorted() }

  public static func fontNames(forFamilyName familyName: String) -> [String] {
    let own = FontRegistry.shared.faces(ofFamily: familyName).map(\.name)
    return own.isEmpty ? NamedFont.fonts(ofFamily: familyName).map(\.name) : own
  }

  /// The system font with a weight. The width is ignored.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  /// The width of a font's characters.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let compressed = Width(rawValue: -0.3)
    public static let condensed = Width(rawValue: -0.2)
    public static let standard = Width(rawValue: 0)
    public static let expanded = Width(rawValue: 0.2)
  }
}
