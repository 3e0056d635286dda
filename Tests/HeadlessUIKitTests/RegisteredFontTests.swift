import Expectations
import Foundation
import HeadlessUIKit
import OpenType
import Testing

/// Fonts that the app brings. Registered fonts stay, so that these have names that no other test has.
@MainActor @Suite("Registered fonts")
struct RegisteredFontTests {
  private static func face(_ style: String, weight: Int, isItalic: Bool = false, units: Int) throws -> FontFace {
    let text = """
      {"family": "Tarragon", "name": "Tarragon-\(style)", "weight": \(weight), "width": 5, "isItalic": \(isItalic),
       "heights": {"ascender": 1.1, "descender": -0.4, "lineGap": 0.2, "capHeight": 0.75, "xHeight": 0.45},
       "advances": [{"first": 97, "units": [\(units), \(units * 2)]}]}
      """
    return try JSONDecoder().decode(FontFace.self, from: Data(text.utf8))
  }

  init() throws {
    HeadlessRuntime.registerFonts([
      try Self.face("Regular", weight: 400, units: 500), try Self.face("Bold", weight: 700, units: 600),
      try Self.face("Italic", weight: 400, isItalic: true, units: 450),
    ])
  }

  @Test("heights and widths are the file's; what it doesn't have is the system's")
  func metrics() throws {
    let font = try #require(UIFont(name: "Tarragon-Regular", size: 20))
    expectEqual([font.ascender, font.descender, font.lineHeight, font.leading], [22, -8, 30, 4])
    expectEqual([font.capHeight, font.xHeight], [15, 9])
    func width(_ text: String, _ font: UIFont) -> CGFloat { text.size(withAttributes: [.font: font]).width }
    expectEqual(width("ab", font), 30)
    expectEqual(width("Z", font), width("Z", .systemFont(ofSize: 20)))
    let label = UILabel()
    (label.font, label.numberOfLines, label.text) = (font, 0, "ab ab")
    expectEqual(label.sizeThatFits(CGSize(width: 40, height: 1_000)), CGSize(width: 30, height: 64))
  }

  @Test("of a family the nearest weight and slant counts, and names say what there is")
  func family() {
    func font(_ weight: UIFont.Weight, italic: Bool = false) -> UIFont {
      var descriptor = UIFontDescriptor(fontAttributes: [
        .family: "Tarragon", .traits: [UIFontDescriptor.TraitKey.weight: weight.rawValue],
      ])
      if italic { descriptor = descriptor.withSymbolicTraits(.traitItalic) ?? descriptor }
      return UIFont(descriptor: descriptor, size: 10)
    }
    func width(_ font: UIFont) -> CGFloat { "a".size(withAttributes: [.font: font]).width }
    expectEqual([.light, .regular, .medium, .semibold, .black].map { width(font($0)) }, [5, 5, 5, 6, 6])
    expectEqual(width(font(.regular, italic: true)), 4.5)
    expectEqual(width(font(.bold).withSize(20)), 12)
    #expect(UIFont.familyNames.contains("Tarragon"))
    expectEqual(
      UIFont.fontNames(forFamilyName: "Tarragon").sorted(),
      ["Tarragon-Bold", "Tarragon-Italic", "Tarragon-Regular"]
    )
    expectEqual(font(.bold).familyName, "Tarragon")
    expectEqual(UIFont(name: "Tarragon-Bold", size: 10).map(width), 6)
  }
}
