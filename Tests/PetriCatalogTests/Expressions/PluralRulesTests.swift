import Expectations
import Foundation
import Testing

@testable import PetriCatalog

@Suite("Plural rules")
struct PluralRulesTests {
  /// CLDR's own description of a category of some languages.
  struct Category: Sendable, CustomTestStringConvertible {
    let languages: [String]
    let category: PluralCategory
    let condition: String
    /// The numbers that CLDR gives, without those of a compact notation (`1c6`).
    let samples: [String]

    var testDescription: String { "\(category.rawValue) of \(languages.joined(separator: " "))" }
  }

  static let categories: [Category] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "CLDR/plurals.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.components(separatedBy: "\n\n").dropFirst().flatMap { group -> [Category] in
      let lines = group.split(separator: "\n")
      let languages = lines[0].split(separator: " ").map(String.init)
      return lines.dropFirst().compactMap { line in
        let parts = line.split(separator: ":", maxSplits: 1)
        guard let category = PluralCategory(rawValue: String(parts[0])), let rest = parts.last else { return nil }
        let words = rest.split(separator: "@", omittingEmptySubsequences: false)
        return Category(
          languages: languages,
          category: category,
          condition: words[0].trimmingCharacters(in: .whitespaces),
          samples: words.dropFirst().flatMap { samples($0) }
        )
      }
    }
  }()

  /// `integer 0, 2~16, 100, …`: the ends of ranges, and a step of them.
  private static func samples(_ text: Substring) -> [String] {
    text.split(separator: " ").dropFirst().flatMap { word -> [String] in
      let sample = word.filter { $0 != "," }
      if sample == "…" || sample.contains("c") { return [] }
      return sample.split(separator: "~").map(String.init)
    }
  }

  @Test("CLDR's samples are of the category that CLDR has for them", arguments: categories)
  func samples(of category: Category) throws {
    for language in category.languages {
      let rules = PluralRules(locale: language)
      for sample in category.samples {
        let operands = try #require(PluralOperands(sample))
        #expect(rules.category(of: operands) == category.category, "\(sample) in \(language)")
      }
      #expect(rules.categories.contains(category.category))
    }
  }

  @Test("all of CLDR's languages and samples are looked at")
  func isWhole() {
    expectEqual(Set(PluralRulesTests.categories.flatMap(\.languages)).count, 219)
    #expect(PluralRulesTests.categories.map(\.samples.count).reduce(0, +) > 1_500)
    #expect(PluralRulesTests.categories.allSatisfy { $0.condition.isEmpty == ($0.category == .other) })
  }

  @Test(
    "a locale has its language's rules, or its own",
    arguments: [
      ("pt-BR", 0, PluralCategory.one), ("pt-PT", 0, .other), ("pt_PT", 0, .other), ("sr-Latn-RS", 3, .few),
      ("ru", 21, .one), ("iw", 2, .two), ("tlh", 1, .other), ("", 1, .other), ("ar-EG", 11, .many),
    ]
  )
  func locales(locale: String, number: Int, expected: PluralCategory) {
    expectEqual(PluralRules(locale: locale).category(of: PluralOperands(number)), expected)
  }

  @Test(
    "a double has the decimals that it takes",
    arguments: [
      (1.0, "en", PluralCategory.one), (1.5, "en", .other), (-1.0, "en", .one), (1.5, "ru", .other), (2.0, "ru", .few),
      (1e300, "en", .other), (1e-300, "en", .other), (0.1, "fr", .one), (1e6, "fr", .many),
    ]
  )
  func doubles(number: Double, locale: String, expected: PluralCategory) {
    expectEqual(PluralRules(locale: locale).category(of: PluralOperands(number)), expected)
  }

  @Test("the largest and the smallest integers have categories")
  func extremes() {
    for number in [Int.min, .max, 0] { _ = PluralRules(locale: "ru").category(of: PluralOperands(number)) }
    expectEqual(PluralOperands(Int.min).whole, .max)
  }

  @Test("a faulty number has no operands", arguments: ["", "-1", "1.", ".5", "1.2.3", "1e5", "1234567890123456789"])
  func notNumbers(text: String) { expectEqual(PluralOperands(text), nil) }
}
