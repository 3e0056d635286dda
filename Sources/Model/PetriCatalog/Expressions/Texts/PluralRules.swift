/// A plural category of Unicode CLDR.
public enum PluralCategory: String, Hashable, Sendable, Codable, CaseIterable, Comparable {
  /// Unused in English. As a form of a text, 0 in every language.
  case zero
  /// For example, 1 in English; 1, 21 and 31 in Russian.
  case one
  /// For example, 2 in Arabic.
  case two
  /// For example, 2, 3 and 4 in Polish.
  case few
  /// For example, 5 to 20 in Russian.
  case many
  case other

  /// Compares categories by their order in CLDR.
  public static func < (left: PluralCategory, right: PluralCategory) -> Bool { left.order < right.order }

  private var order: Int { PluralCategory.allCases.firstIndex(of: self) ?? 0 }
}

/// The operands of CLDR plural rules (Unicode Technical Standard 35, part 3, "Operands").
public struct PluralOperands: Hashable, Sendable {
  /// `i`: the integer part of the absolute value.
  public let whole: Int
  /// `v`: the number of fraction digits.
  public let decimalCount: Int
  /// `f`: the fraction digits as an integer.
  public let decimals: Int
  /// `t`: the fraction digits without trailing zeros, as an integer.
  public let significantDecimals: Int

  /// The operands of an integer.
  public init(_ number: Int) {
    whole = number == .min ? .max : abs(number)
    (decimalCount, decimals, significantDecimals) = (0, 0, 0)
  }

  /// The operands of a number with the fewest fraction digits; 1 has none, as in Foundation.
  public init(_ number: Double) {
    let text = number.magnitude.description
    // In scientific notation, a large number has no fraction digits, and those of a small number don't affect any rule.
    self =
      PluralOperands(text.hasSuffix(".0") ? String(text.dropLast(2)) : text) ?? PluralOperands(Int(clamping: number))
  }

  /// Parses a decimal number; returns `nil` for other texts, or if there are over 18 digits before or after the point.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.allSatisfy({ (1...18).contains($0.utf8.count) }),
      let whole = Int(parts[0]), whole >= 0
    else { return nil }
    self.whole = whole
    guard parts.count == 2 else {
      (decimalCount, decimals, significantDecimals) = (0, 0, 0)
      return
    }
    guard parts[1].utf8.allSatisfy({ (0x30...0x39).contains($0) }), let decimals = Int(parts[1]) else { return nil }
    self.decimals = decimals
    decimalCount = parts[1].utf8.count
    var significant = decimals
    while significant > 0, significant.isMultiple(of: 10) { significant /= 10 }
    significantDecimals = significant
  }
}

extension Int {
  fileprivate init(clamping number: Double) { self = Int(exactly: number.magnitude.rounded(.towardZero)) ?? .max }
}

/// The cardinal plural rules of a language, from CLDR.
public struct PluralRules: Sendable {
  /// A category and its condition in disjunctive normal form.
  private struct Rule: Sendable {
    let category: PluralCategory
    let alternatives: [[Relation]]
  }

  private let rules: [Rule]

  /// The rules for a locale such as `en`, `pt-BR` or `sr_Latn_RS`. In an unknown language, the category is always
  /// `other`.
  public init(locale: String) {
    // European Portuguese is the only locale whose rules differ from those of its language.
    let parts = locale.split { $0 == "-" || $0 == "_" }
    let language = parts.first.map(String.init) ?? ""
    let region = parts.dropFirst().last.map { "\(language)-\($0.uppercased())" }
    let found =
      region.flatMap { PluralRules.byLocale[$0] } ?? PluralRules.byLocale[PluralRules.old[language] ?? language]
    rules = found ?? []
  }

  /// The language's categories in the order of CLDR, ending with `other`.
  public var categories: [PluralCategory] { rules.map(\.category) + [.other] }

  /// The category of a number.
  public func category(of number: PluralOperands) -> PluralCategory {
    rules.first { rule in rule.alternatives.contains { $0.allSatisfy { $0.holds(for: number) } } }?.category ?? .other
  }

  /// At most four numbers of a category.
  ///
  /// - Parameter withDecimals: Whether to include numbers with one fraction digit.
  public func examples(of category: PluralCategory, withDecimals: Bool) -> [String] {
    let wholes = (0...1_000).lazy.map { "\($0)" }
    let found = Array(wholes.filter { isIn(category, $0) }.prefix(4))
    guard found.isEmpty, withDecimals else { return found }
    let decimals = (0...200).lazy.filter { !$0.isMultiple(of: 10) }.map { "\($0 / 10).\($0 % 10)" }
    return Array(decimals.filter { isIn(category, $0) }.prefix(4))
  }

  private func isIn(_ category: PluralCategory, _ number: String) -> Bool {
    PluralOperands(number).map { self.category(of: $0) } == category
  }

  // MARK: - The table

  /// The current codes for deprecated language codes.
  private static let old = ["iw": "he", "in": "id", "ji": "yi"]

  private static let byLocale: [String: [Rule]] = {
    var all: [String: [Rule]] = [:]
    var (languages, rules): ([Substring], [Rule]) = ([], [])
    func end() { for language in languages { all[String(language)] = rules } }
    for line in table.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      if parts.count == 2, let category = PluralCategory(rawValue: String(parts[0])) {
        rules.append(Rule(category: category, alternatives: alternatives(parts[1])))
      } else {
        end()
        (languages, rules) = (line.split(separator: " "), [])
      }
    }
    end()
    return all
  }()

  /// Parses a condition: `v = 0 and i % 10 = 1 or f != 0`.
  private static func alternatives(_ text: Substring) -> [[Relation]] {
    text.split(separator: " ").split(separator: "or").map { alternative in
      alternative.split(separator: "and").compactMap { Relation(Array($0)) }
    }
  }

  /// A relation: `i % 10 = 2..4`.
  private struct Relation: Sendable {
    let operand: Substring
    let modulus: Int?
    let isNegated: Bool
    let ranges: [ClosedRange<Int>]

    init?(_ words: [Substring]) {
      guard words.count == 3 || words.count == 5, let operand = words.first, let values = words.last else { return nil }
      self.operand = operand
      modulus = words.count == 5 ? Int(words[2]) : nil
      isNegated = words[words.count - 2] == "!="
      ranges = values.split(separator: ",").compactMap { value in
        let bounds = value.split(separator: ".").compactMap { Int($0) }
        return bounds.first.map { $0...(bounds.last ?? $0) }
      }
    }

    func holds(for number: PluralOperands) -> Bool {
      guard let value = value(of: number) else { return isNegated }
      let rest = modulus.map { value % $0 } ?? value
      return ranges.contains { $0.contains(rest) } != isNegated
    }

    /// The operand's value; `nil` if it isn't an integer, which is in no range.
    private func value(of number: PluralOperands) -> Int? {
      switch operand {
      case "i": number.whole
      case "v": number.decimalCount
      case "f": number.decimals
      case "t": number.significantDecimals
      // The exponent of a compact number (1.2M), a format that texts don't support.
      case "e": 0
      default: number.significantDecimals == 0 ? number.whole : nil
      }
    }
  }
}
