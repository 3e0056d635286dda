public import Foundation

/// Makes fonts and lengths of one's own follow the content size.
@preconcurrency @MainActor
open class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle

  public static let `default` = UIFontMetrics(forTextStyle: .body)

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  private func factor(_ traits: UITraitCollection?) -> CGFloat {
    let category = (traits ?? UITraitCollection.current).preferredContentSizeCategory
    return style.font(for: category).pointSize / style.font(for: .large).pointSize
  }

  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    font.withSize(font.pointSize * factor(traitCollection))
  }

  /// The font, as much larger as the style's is at the content size of the traits, at most of a size.
  open func scaledFont(
    for font: UIFont,
    maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = font.pointSize * factor(traitCollection)
    return font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
  }

  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// The length, as much longer as the style's font is larger at the content size of the traits, in full pixels.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let pixels = max(1, UIScreen.main.scale)
    return (value * factor(traitCollection) * pixels).rounded() / pixels
  }
}
