public import Foundation

extension UIImage {
  /// The configuration of an image.
  public class Configuration: NSObject, @unchecked Sendable {
    // Unchecked because of the subclass; neither has mutable state.

    public override init() {
      super.init()
    }

    public required init?(coder: NSCoder) {
      super.init()
    }
  }

  /// The scale of a symbol relative to text.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small
    case medium
    case large
  }

  /// The weight of a symbol.
  public enum SymbolWeight: Int, Sendable {
    case unspecified
    case ultraLight
    case thin
    case light
    case regular
    case medium
    case semibold
    case bold
    case heavy
    case black

    /// The weight of a font that matches the symbol; regular if it is unspecified.
    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .unspecified, .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }

  /// The configuration of a symbol.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    struct Values: Hashable {
      var pointSize: CGFloat?
      var weight = SymbolWeight.unspecified
      var scale = SymbolScale.unspecified
      var colors: [UIColor] = []
      var isHierarchical = false
      var isMulticolor = false
    }

    let values: Values

    init(_ values: Values) {
      self.values = values
      super.init()
    }

    public required init?(coder: NSCoder) {
      values = Values()
      super.init(coder: coder)
    }

    public convenience init(pointSize: CGFloat) {
      self.init(Values(pointSize: pointSize))
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(Values(pointSize: pointSize, weight: weight))
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(Values(pointSize: pointSize, weight: weight, scale: scale))
    }

    public convenience init(scale: SymbolScale) {
      self.init(Values(scale: scale))
    }

    public convenience init(weight: SymbolWeight) {
      self.init(Values(weight: weight))
    }

    @preconcurrency @MainActor
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(Values(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize))
    }

    @preconcurrency @MainActor
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(Values(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize, scale: scale))
    }

    public convenience init(font: UIFont) {
      self.init(Values(pointSize: font.pointSize))
    }

    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(Values(pointSize: font.pointSize, scale: scale))
    }

    public convenience init(hierarchicalColor: UIColor) {
      self.init(Values(colors: [hierarchicalColor], isHierarchical: true))
    }

    public convenience init(paletteColors: [UIColor]) {
      self.init(Values(colors: paletteColors))
    }

    public static func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(Values(isMulticolor: true))
    }

    public static func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration(Values()) }

    public static var unspecified: SymbolConfiguration { SymbolConfiguration(Values()) }

    public func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration {
      var new = values
      let other = otherConfiguration.values
      new.pointSize = other.pointSize ?? new.pointSize
      if other.weight != .unspecified { new.weight = other.weight }
      if other.scale != .unspecified { new.scale = other.scale }
      if !other.colors.isEmpty {
        new.colors = other.colors
        new.isHierarchical = other.isHierarchical
      }
      new.isMulticolor = new.isMulticolor || other.isMulticolor
      return SymbolConfiguration(new)
    }

    /// The side of a symbol: 20 points for text at 17 points, times 0.8 for the small and 1.3 for the large scale.
    var side: CGFloat {
      let factor: CGFloat = values.scale == .small ? 0.8 : values.scale == .large ? 1.3 : 1
      return ((values.pointSize ?? 17) / 17 * 20 * factor).rounded()
    }

    public override func isEqual(_ object: Any?) -> Bool {
      (object as? SymbolConfiguration)?.values == values
    }

    public override var hash: Int { values.hashValue }
  }
}
