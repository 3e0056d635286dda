public import Foundation
import OpenType

/// A font as a value: its size, weight and, where it was made for one, its text style.
public final class UIFont: NSObject, Sendable {
  private let header = FoundationHeader()
  public let pointSize: CGFloat
  public let fontName: String
  /// The space between lines beyond their height, in points; not 0 for fonts of a text style only.
  public let leading: CGFloat
  let weight: Weight
  let textStyle: TextStyle?
  /// The width of all characters in hundred-thousandths of an em, where they are of one width. Kept: it is asked for each
  /// character that is measured.
  let equalUnits: Int?
  /// Whether all digits are as wide as a 0. Those of the system's font are not.
  let hasEqualDigits: Bool
  /// The metrics, of a font of the app's own.
  let face: FontFace?
  /// The metrics, of one that iOS brings beside the system's.
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

  /// Whether all characters are of one width.
  var isMonospaced: Bool { equalUnits != nil }

  /// The system's font for text of 12 points. UIKit's is none that can be used.
  public convenience override init() {
    self.init(size: 12, weight: .regular)
  }

  /// A font by its name or its family's: `HelveticaNeue-Bold`, `Georgia`.
  ///
  /// Of those that iOS brings, Arial, Avenir, Avenir Next, Courier, Courier New, Georgia, Gill Sans, Helvetica, Helvetica
  /// Neue, Menlo, Times New Roman, Trebuchet MS and Verdana have their own heights and widths; those of Avenir, Avenir Next
  /// and Trebuchet MS are near, those of Georgia, Gill Sans and Verdana estimated. Another one that isn't registered has the
  /// metrics of the system's font in the weight that its name tells, where UIKit would know no such font.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    if let face = FontRegistry.shared.face(named: fontName) {
      self.init(size: fontSize, weight: face.uiWeight, name: fontName)
      return
    }
    let weight = NamedFont.named(fontName)?.weight ?? FontNameWords.weight(of: fontName)
    self.init(size: fontSize, weight: weight, name: fontName)
  }

  /// The system's font for text of 17, 13 and so on points; regular.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .regular)
  }

  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .bold)
  }

  /// The system's font, slanted; slanting changes no metrics here.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .regular, name: ".SFUI-RegularItalic")
  }

  /// The system's font with digits of one width, which a 1 takes too.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight, hasEqualDigits: true)
  }

  /// The system's font whose characters are all of one width, 0.6 of its size.
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

  /// The font of texts that have none.
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
  /// The height of a line: ascender and descender; of the system's font 1.193 of the size.
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
