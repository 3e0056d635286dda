public import Foundation

/// The attributes of a font.
public final class UIFontDescriptor: NSObject, Sendable {
  /// The symbolic traits of a font.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// The design of a system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// The key of a font trait.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
  }

  /// The name of a font attribute.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  let font: UIFont

  init(font: UIFont) {
    self.font = font
    super.init()
  }

  public convenience init(name fontName: String, size: CGFloat) {
    self.init(font: UIFont(name: fontName, size: size) ?? .systemFont(ofSize: size))
  }

  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let name = attributes[.name] as? String ?? attributes[.family] as? String ?? ""
    let size = attributes[.size] as? CGFloat ?? 12
    let font = UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
    let weight = (attributes[.traits] as? [TraitKey: Any])?[.weight] as? CGFloat
    self.init(
      font: UIFont(size: size, weight: weight.map { UIFont.Weight(rawValue: $0) } ?? font.weight, name: font.fontName)
    )
  }

  public convenience init(name fontName: String, matrix: CGAffineTransform) {
    self.init(name: fontName, size: matrix.a)
  }

  public convenience override init() {
    self.init(fontAttributes: [:])
  }

  public convenience init?(coder: NSCoder) {
    self.init()
  }

  @preconcurrency @MainActor
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFontDescriptor(font: .preferredFont(forTextStyle: style))
  }

  @preconcurrency @MainActor
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFontDescriptor(font: .preferredFont(forTextStyle: style, compatibleWith: traitCollection))
  }

  public var postscriptName: String { font.fontName }
  public var pointSize: CGFloat { font.pointSize }
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if font.named?.isItalic ?? font.fontName.contains("Italic") { traits.insert(.traitItalic) }
    if font.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }
  public var fontAttributes: [AttributeName: Any] {
    [.name: font.fontName, .size: font.pointSize, .traits: [TraitKey.weight: font.weight.rawValue]]
  }

  public func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    if let named = font.named { return named.withTraits(symbolicTraits, size: font.pointSize) }
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

  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font: font.withSize(newPointSize))
  }

  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    UIFontDescriptor(name: newFamily, size: pointSize)
  }

  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    let named = (attributes[.name] ?? attributes[.family]) as? String
    let base = named.map { UIFontDescriptor(name: $0, size: pointSize) } ?? self
    return (attributes[.size] as? CGFloat).map { base.withSize($0) } ?? base
  }

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

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.font == font }

  public override var hash: Int { font.hash }
}

extension NamedFont {
  /// The family's font with these traits, keeping the weight if it is bold already or needn't be.
  fileprivate func withTraits(_ traits: UIFontDescriptor.SymbolicTraits, size: CGFloat) -> UIFontDescriptor {
    let wasBold = weight.rawValue >= UIFont.Weight.semibold.rawValue
    let isBold = traits.contains(.traitBold)
    let font = relative(
      weight: isBold == wasBold ? weight : isBold ? .bold : .regular,
      isItalic: traits.contains(.traitItalic)
    )
    return UIFontDescriptor(font: UIFont(size: size, weight: font.weight, name: font.name))
  }
}
