import PetriComposer
import PetriUIKit

/// The contrast of a text with its background, as defined by WCAG 2.1.
@MainActor
package struct Contrast {
  /// The contrast ratio from 1 to 21, rounded to the tenth that is printed.
  let ratio: Double
  /// The minimum ratio for WCAG level AA: 3 for large fonts, 4.5 for others.
  let needed: Double
  /// Whether the color is UIKit's own and nearly as legible as on UIKit's own background, which Apple accepts.
  let isUsual: Bool
  /// The visible color of the text, as `#RRGGBB`.
  let text: String
  /// The visible color behind the text, as `#RRGGBB`.
  let ground: String

  /// Compares a color with what is behind it.
  ///
  /// - Parameters:
  ///   - background: A color behind these letters only; `nil` if there is none.
  ///   - isUsual: Whether the color is UIKit's own.
  init(
    of color: UIColor,
    on background: UIColor? = nil,
    in font: UIFont,
    before backdrop: Backdrop,
    isUsual: Bool
  ) {
    let seen = backdrop.seen(color, on: background)
    let exact = Contrast.ratio(seen)
    ratio = (exact * 10).rounded(.down) / 10
    let isAlike = !backdrop.isChosen || exact >= 0.9 * Contrast.ratio(backdrop.usual(color))
    self.isUsual = isUsual && background == nil && isAlike
    let isBold = font.fontDescriptor.symbolicTraits.contains(.traitBold)
    needed = font.pointSize >= 24 || (isBold && font.pointSize >= 19) ? 3 : 4.5
    (text, ground) = (seen.text.hexadecimal, seen.ground.hexadecimal)
  }

  private static func ratio(_ seen: (text: ColorParts, ground: ColorParts)) -> Double {
    let (one, other) = (seen.text.luminance, seen.ground.luminance)
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// The least legible of the contrasts that are too low.
  static func faintest(_ all: [Contrast]) -> Contrast? {
    all.filter { $0.ratio < $0.needed }.min { $0.ratio < $1.ratio }
  }

  /// The warning for this contrast.
  var warning: ReadWarning {
    ReadWarning(
      .contrast,
      "contrast of \(Number.text(CGFloat(ratio))):1, this text needs \(Number.text(CGFloat(needed))):1",
      detail: "\(text) on \(ground)",
      isUsual: isUsual
    )
  }
}
