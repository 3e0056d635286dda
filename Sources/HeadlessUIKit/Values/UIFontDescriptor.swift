public import Foundation

/// What a font is like, before there is one.
public final class UIFontDescriptor: NSObject, Sendable {
  /// Traits of a font.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// A set with these bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// All characters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// For interfaces.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// Lines nearer together.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Lines farther apart.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// A family of the system's designs.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A design by name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// As usual.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// Round ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// All characters of one width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// A trait of a font, by name.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A trait by name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The weight, from -1 to 1.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
  }

  /// What is known about a font, by name.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A value by name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The family.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The name.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The face.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The traits.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The text style.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  let font: UIFont

  init(font: UIFont) {
    self.font = font
    super.init()
  }

  /// A descriptor of a name and a size.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(font: UIFont(name: fontName, size: size) ?? .systemFont(ofSize: size))
  }

  /// A descriptor of attributes: name or family, size, and of the traits the weight.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let name = attributes[.name] as? String ?? attributes[.family] as? String ?? ""
    let size = attributes[.size] as? CGFloat ?? 12
    let font = UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
    let weight = (attributes[.traits] as? [TraitKey: Any])?[.weight] as? CGFloat
    self.init(
      font: UIFont(size: size, weight: weight.map { UIFont.Weight(rawValue: $0) } ?? font.weight, name: font.fontName)
    )
  }

  /// A descriptor of a name and a size that is the matrix's horizontal scale.
  public convenience init(name fontName: String, matrix: CGAffineTransform) {
    self.init(name: fontName, size: matrix.a)
  }

  /// A descriptor of the system's font.
  public convenience override init() {
    self.init(fontAttributes: [:])
  }

  /// There are no archives of descriptors here; makes one of the system's font.
  public convenience init?(coder: NSCoder) {
    self.init()
  }

  /// The descriptor of a text style's font.
  @preconcurrency @MainActor
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFontDescriptor(font: .preferredFont(forTextStyle: style))
  }

  /// The descriptor of a text style's font at the content size of the traits.
  @preconcurrency @MainActor
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFontDescriptor(font: .preferredFont(forTextStyle: style, compatibleWith: traitCollection))
  }

  /// The name.
  public var postscriptName: String { font.fontName }
  /// The size in points.
  public var pointSize: CGFloat { font.pointSize }
  /// The traits.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if font.fontName.contains("Italic") { traits.insert(.traitItalic) }
    if font.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }
  /// Name, size and traits by their names.
  public var fontAttributes: [AttributeName: Any] {
    [.name: font.fontName, .size: font.pointSize, .traits: [TraitKey.weight: font.weight.rawValue]]
  }

  /// The value of a name.
  public func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

  /// The same with these traits and no others.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var name = font.fontName.replacingOccurrences(of: "Italic", with: "")
    if name.hasSuffix("-Regular") { name = String(name.dropLast("-Regular".count)) }
    if symbolicTraits.contains(.traitItalic) { name += name.contains("-") ? "Italic" : "-RegularItalic" }
    if symbolicTraits.contains(.traitMonoSpace), !name.contains("Mono") { name = ".AppleSystemUIFontMonospaced" }
    let isBold = symbolicTraits.contains(.traitBold)
    let wasBold = self.symbolicTraits.contains(.traitBold)
    let weight = isBold == wasBold ? font.weight : isBold ? .bold : .regular
    return UIFontDescriptor(
      font: UIFont(
        size: font.pointSize,
        weight: weight,
        name: name,
        leading: font.leading,
        textStyle: font.textStyle
      )
    )
  }

  /// The same in another size.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font: font.withSize(newPointSize))
  }

  /// The same of another family.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    UIFontDescriptor(name: newFamily, size: pointSize)
  }

  /// The same with attributes added: name, family or size.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    let named = (attributes[.name] ?? attributes[.family]) as? String
    let base = named.map { UIFontDescriptor(name: $0, size: pointSize) } ?? self
    return (attributes[.size] as? CGFloat).map { base.withSize($0) } ?? base
  }

  /// The same in one of the system's designs.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    let name =
      switch design {
      case .rounded: ".SFUIRounded"
      case .serif: ".NewYork"
      case .monospaced: ".AppleSystemUIFontMonospaced"
      default: ".SFUI"
      }
    return UIFontDescriptor(
      font: UIFont(
        size: font.pointSize,
        weight: font.weight,
        name: name,
        leading: font.leading,
        textStyle: font.textStyle
      )
    )
  }

  /// Descriptors are equal when their fonts are.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.font == font }

  /// A hash of the font.
  public override var hash: Int { font.hash }
}
