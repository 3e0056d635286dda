import Expectations
import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite("Fonts by name") struct NamedFontTests {
  private func width(_ text: String, _ font: UIFont) -> CGFloat { text.size(withAttributes: [.font: font]).width }

  private nonisolated static let styles: [(String, String, UIFontDescriptor.SymbolicTraits)] = [
    ("HelveticaNeue-Bold", "Helvetica Neue", .traitBold),
    ("HelveticaNeue-MediumItalic", "Helvetica Neue", .traitItalic),
    ("Avenir-HeavyOblique", "Avenir", [.traitBold, .traitItalic]),
    ("AvenirNext-DemiBold", "Avenir Next", .traitBold), ("Menlo-Regular", "Menlo", .traitMonoSpace),
    ("Georgia-BoldItalic", "Georgia", [.traitBold, .traitItalic]), ("TimesNewRomanPSMT", "Times New Roman", []),
    ("Courier-Bold", "Courier", [.traitBold, .traitMonoSpace]),
  ]

  @Test(
    "a name tells family, weight and slant",
    arguments: styles
  )
  func names(_ name: String, _ family: String, _ traits: UIFontDescriptor.SymbolicTraits) throws {
    let font = try #require(UIFont(name: name, size: 17))
    expectEqual(font.fontName, name)
    expectEqual(font.familyName, family)
    expectEqual(font.fontDescriptor.symbolicTraits, traits)
    #expect(UIFont.familyNames.contains(family) && UIFont.fontNames(forFamilyName: family).contains(name))
  }

  @Test("a family's name is its regular font, and traits and weights lead to others of the family")
  func families() throws {
    let regular = try #require(UIFont(name: "Helvetica Neue", size: 12))
    expectEqual(regular.fontName, "HelveticaNeue")
    func name(_ traits: UIFontDescriptor.SymbolicTraits, of font: UIFont) -> String? {
      font.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: 0).fontName }
    }
    expectEqual(name(.traitBold, of: regular), "HelveticaNeue-Bold")
    expectEqual(name([.traitBold, .traitItalic], of: regular), "HelveticaNeue-BoldItalic")
    expectEqual(name(.traitItalic, of: try #require(UIFont(name: "Menlo-Bold", size: 9))), "Menlo-Italic")
    expectEqual(name([], of: try #require(UIFont(name: "Georgia-Italic", size: 9))), "Georgia")
    let light = UIFontDescriptor(fontAttributes: [
      .family: "Helvetica Neue", .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.light.rawValue],
    ])
    expectEqual(UIFont(descriptor: light, size: 10).fontName, "HelveticaNeue-Light")
    expectEqual(regular.withSize(30).fontName, "HelveticaNeue")
    #expect(!UIFont.familyNames.contains(".SFUI"))
    expectEqual(UIFont.fontNames(forFamilyName: "Nonesuch"), [])
  }

  @Test(
    "heights are those of the fonts' files",
    arguments: [
      ("HelveticaNeue", 1.165, 0.028), ("Helvetica", 1.15, 0), ("Menlo-Regular", 1.164, 0), ("Georgia", 1.136, 0),
      ("Avenir-Roman", 1.366, 0), ("AvenirNext-Regular", 1.366, 0), ("CourierNewPSMT", 1.133, 0),
      ("TimesNewRomanPSMT", 1.107, 0.042),
    ]
  )
  func heights(_ name: String, _ line: CGFloat, _ leading: CGFloat) throws {
    let font = try #require(UIFont(name: name, size: 100))
    #expect(abs(font.lineHeight - line * 100) < 0.01 && abs(font.leading - leading * 100) < 0.01)
    #expect(abs(font.ascender - font.descender - font.lineHeight) < 0.01)
  }

  @Test("widths are the fonts' own: one for all letters, a table, or a part of the system's")
  func widths() throws {
    func font(_ name: String) throws -> UIFont { try #require(UIFont(name: name, size: 100)) }
    expectEqual(width("iiMM", try font("Courier")), 240)
    #expect(abs(width("iiMM", try font("Menlo-Bold")) - 240.82) < 0.01)
    // "ab " and "AV" in thousandths of an em.
    expectEqual(width("ab.", try font("HelveticaNeue")), 53.7 + 59.3 + 27.8)
    #expect(abs(width("é", try font("HelveticaNeue-Bold")) - 57.4) < 0.001)
    expectEqual(width("Wa", try font("TimesNewRomanPSMT")), 94.4 + 44.4)
    expectEqual(width("Wa", try font("ArialMT")), 94.4 + 55.6)
    let (plain, medium) = (
      width("Push Notification", try font("HelveticaNeue")),
      width("Push Notification", try font("HelveticaNeue-Medium"))
    )
    #expect(abs(medium / plain - 1.034) < 0.001)
    #expect(width("Nickname", try font("TrebuchetMS")) < width("Nickname", .systemFont(ofSize: 17)) * 100 / 17)
  }

  /// Widths that Interface Builder stored in documents of SiliconLabs/Bluegecko-ios, veritrans/Veritrans-ios-sdk,
  /// youknowsthevies/My-Wallet-V3-iOS and NordicSemiconductor/IOS-nRF-Toolbox, in pixels of half a point.
  @Test(
    "labels are as wide as Interface Builder has them",
    arguments: [
      ("Information", "HelveticaNeue", 12, 61), ("Silicon Labs Thermometer", "HelveticaNeue", 24, 281.5),
      ("Press 3 when it displays APPLI", "HelveticaNeue", 17, 235), ("Phone Number", "HelveticaNeue-Bold", 16, 114.5),
      ("Edit Command List", "HelveticaNeue-Bold", 34, 310),
    ]
  )
  func recorded(_ text: String, _ name: String, _ size: CGFloat, _ width: CGFloat) throws {
    let font = try #require(UIFont(name: name, size: size))
    #expect(abs(self.width(text, font) - width) <= 0.6)
  }

  @Test("a text wraps by its font's widths, its lines as high as the font's with the leading between")
  func wrapping() throws {
    let label = UILabel()
    (label.font, label.numberOfLines) = (UIFont(name: "Courier", size: 10), 0)
    label.text = "aaaa bbbb cccc"
    // Nine letters of 6 points fit into 54 points.
    expectEqual(label.sizeThatFits(CGSize(width: 54, height: 1_000)), CGSize(width: 54, height: 23))
    expectEqual(label.sizeThatFits(CGSize(width: 53, height: 1_000)).width, 24)
  }

  @Test("the name of an unknown font tells its weight")
  func unknown() throws {
    func weight(_ name: String) -> CGFloat? {
      (UIFont(name: name, size: 10)?.fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any])?[
        .weight
      ] as? CGFloat
    }
    expectEqual(weight("Nonesuch-SemiBold"), UIFont.Weight.semibold.rawValue)
    expectEqual(weight("Nonesuch-ExtraLight"), UIFont.Weight.ultraLight.rawValue)
    expectEqual(weight("Nonesuch-Medium"), UIFont.Weight.medium.rawValue)
    expectEqual(weight("Nonesuch"), 0)
  }
}
