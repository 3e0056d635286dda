public import Foundation
import OpenType

extension UIFont {
  /// There are no archives of fonts here; makes the system's font for text of 12 points.
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

  /// The family; of a font that isn't registered the name without what follows a hyphen.
  public var familyName: String { face?.family ?? named?.family ?? String(fontName.prefix { $0 != "-" }) }

  /// The families that there are, sorted: those of registered fonts, and those of iOS whose metrics are known. The system's
  /// own isn't among them, as in UIKit.
  public static var familyNames: [String] { Set(NamedFont.families + FontRegistry.shared.families).sorted() }

  /// The names of a family's fonts; none of an unknown family.
  public static func fontNames(forFamilyName familyName: String) -> [String] {
    let own = FontRegistry.shared.faces(ofFamily: familyName).map(\.name)
    return own.isEmpty ? NamedFont.fonts(ofFamily: familyName).map(\.name) : own
  }

  /// The system's font of a weight and a width, which changes nothing here.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  /// How wide letters are.
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
