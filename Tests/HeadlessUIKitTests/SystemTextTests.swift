import Expectations
import Foundation
import HeadlessUIKit
import Testing

/// How near the system font's widths are to those of UIKit, and that what is measured fits.
@MainActor @Suite struct SystemTextTests {
  @Test("labels of repositories that the table was fitted without are as wide as Interface Builder stored them")
  func facts() throws {
    let facts = try SystemTextFact.all()
    try #require(facts.count >= 100)
    let near = facts.count { abs($0.error) <= 0.501 }
    #expect(Double(near) / Double(facts.count) >= 0.85, "\(near) of \(facts.count)")
  }

  @Test("a label of the size that it asks for shows all of its text", arguments: [11.0, 13, 17, 18.5, 20, 24, 34, 80])
  func fits(size: Double) {
    prepare()
    let texts = [
      "To", "AVATAR", "Type, “quoted”…", "11:07 PM", "Yet another Y-axis", "Ünïcode ŁÓDŹ", "Ток", "漢字 and kana",
    ]
    for text in texts {
      for weight in [UIFont.Weight.ultraLight, .light, .regular, .medium, .semibold, .bold, .heavy, .black] {
        let label = UILabel()
        label.font = .systemFont(ofSize: CGFloat(size), weight: weight)
        label.text = text
        for lines in [1, 0] {
          label.numberOfLines = lines
          label.frame.size = label.sizeThatFits(CGSize(width: 10_000, height: 0))
          expectEqual(HeadlessRuntime.visibleLines(of: label).lines, [text])
        }
      }
    }
  }

  private func width(_ text: String, _ font: UIFont = .systemFont(ofSize: 17)) -> CGFloat {
    text.size(withAttributes: [.font: font]).width
  }

  @Test("letters with accents, and letters that look like Latin ones, are as wide as those without")
  func accents() {
    for (letter, like) in [("é", "e"), ("Ö", "O"), ("ł", "l"), ("Š", "S"), ("е", "e"), ("Ё", "E")] {
      expectEqual(width(letter), width(like), "\(letter)")
    }
    #expect(width("e\u{301}") == width("e"))
  }

  @Test("Korean syllables are as wide as Interface Builder stored them, to a pixel of a third of a point")
  func korean() {
    prepare()
    for (text, size, stored) in [("금요일", 24.0, 62.333), ("일반강의", 17, 59), ("삼성동", 13, 33.667)] {
      #expect(abs(width(text, .systemFont(ofSize: size)) - stored) <= 0.34, "\(text)")
    }
    // A font with one width for all letters hasn't these.
    let menlo = UIFont(name: "Menlo", size: 20) ?? .systemFont(ofSize: 1)
    expectEqual(width("금", menlo), width("금", .systemFont(ofSize: 20)))
  }

  @Test("digits of one width are as wide as a 0, those of the system's font are their own")
  func digits() {
    let plain = UIFont.systemFont(ofSize: 17)
    let equal = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    #expect(width("1", plain) < width("0", plain))
    expectEqual(width("1", equal), width("0", equal))
    expectEqual(width("11:11", equal), width("04:50", equal))
    // A size beyond any doesn't trap.
    #expect(width("A", .systemFont(ofSize: .greatestFiniteMagnitude)) > 0)
    #expect(equal != plain)
    expectEqual(equal.withSize(20), .monospacedDigitSystemFont(ofSize: 20, weight: .regular))
  }

  @Test("pairs stand nearer than their letters are wide, and heavier letters are wider")
  func pairs() {
    #expect(width("To") < width("T") + width("o"))
    let weights: [UIFont.Weight] = [.regular, .medium, .semibold, .bold, .heavy, .black]
    let widths = weights.map { width("Heavier", .systemFont(ofSize: 17, weight: $0)) }
    expectEqual(widths, widths.sorted())
    // Larger letters are narrower for their size.
    #expect(width("Layout", .systemFont(ofSize: 34)) < 2 * width("Layout"))
  }
}
