import Foundation

extension UIFont {
  /// A role of text, whose size a person's content size decides.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the style.
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// 34 points at the default content size.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// 28 points at the default content size.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// 22 points at the default content size.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// 20 points at the default content size.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// 17 points, semibold, at the default content size.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// 15 points at the default content size.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// 17 points at the default content size.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// 16 points at the default content size.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// 13 points at the default content size.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// 12 points at the default content size.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// 11 points at the default content size.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }
}

extension UIFont.TextStyle {
  /// Sizes and line distances of the Human Interface Guidelines' table, from the smallest content size up.
  private struct Row {
    var sizes: [CGFloat]
    var leadings: [CGFloat]
  }

  private static let table: [UIFont.TextStyle: Row] = [
    .largeTitle: Row(
      sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      leadings: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
    ),
    .title1: Row(
      sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      leadings: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]
    ),
    .title2: Row(
      sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      leadings: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
    ),
    .title3: Row(
      sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      leadings: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
    ),
    .headline: bodyRow,
    .body: bodyRow,
    .callout: Row(
      sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      leadings: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
    ),
    .subheadline: Row(
      sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      leadings: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]
    ),
    .footnote: Row(
      sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      leadings: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
    ),
    .caption1: Row(
      sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
      leadings: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]
    ),
    .caption2: Row(
      sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
      leadings: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]
    ),
  ]

  private static let bodyRow = Row(
    sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
  )

  func font(for category: UIContentSizeCategory) -> UIFont {
    let row = Self.table[self] ?? Self.bodyRow
    let size = row.sizes[category.step]
    let plain = UIFont.systemFont(ofSize: size)
    let leading = max(0, row.leadings[category.step] - plain.lineHeight)
    return UIFont(size: size, weight: self == .headline ? .semibold : .regular, leading: leading, textStyle: self)
  }
}
