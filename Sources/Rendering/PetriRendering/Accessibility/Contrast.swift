import PetriComposer
import PetriUIKit

/// The contrast of a text with what is behind it, as WCAG 2.1 counts it.
@MainActor
package struct Contrast {
  /// From 1 to 21, in tenths, as it is printed.
  let ratio: Double
  /// The least that WCAG's level AA asks of a text in its font: 3 for large ones, 4.5 for all others.
  let needed: Double
  /// Whether it is in one of UIKit's own colours and hardly fainter than on UIKit's own ground: that is as Apple wants it.
  let isUsual: Bool
  /// The colour that is seen of it, as `#RRGGBB`.
  let text: String
  /// The colour that is seen behind it, as `#RRGGBB`.
  let ground: String

  /// Compares a colour with what is behind it.
  ///
  /// - Parameters:
  ///   - background: a colour that is only behind these letters; `nil` where there is none.
  ///   - isUsual: whether the colour is UIKit's own.
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

  /// Of those that can't be read well, the one that is hardest to read.
  static func faintest(_ all: [Contrast]) -> Contrast? {
    all.filter { $0.ratio < $0.needed }.min { $0.ratio < $1.ratio }
  }

  /// The obstacle that it is.
  var warning: ReadWarning {
    ReadWarning(
      .contrast,
      "contrast of \(Number.text(CGFloat(ratio))):1, this text needs \(Number.text(CGFloat(needed))):1",
      detail: "\(text) on \(ground)",
      isUsual: isUsual
    )
  }
}
