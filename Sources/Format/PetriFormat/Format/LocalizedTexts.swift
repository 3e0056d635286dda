import PetriCatalog
import PetriDiagnostics
import PetriYAML

extension Grammar {
  package static let plural = Form("the plural", { PluralDraft() }) {
    Field(
      "plural",
      \.number,
      .contextNumber,
      isRequired: true,
      "The number that decides which form is shown.",
      example: "${count}"
    )
    form(.zero, "The form for 0, in every language.", example: "No items")
    form(.one, "The form for 1, and in some languages for 21 and others.", example: "1 item")
    form(.two, "The form for 2, where the language has one.", example: "2 items")
    form(.few, "The form for a few, such as 2, 3 and 4 in Polish.", example: "a few items")
    form(.many, "The form for many, such as 5 to 20 in Russian.", example: "many items")
    form(
      .other,
      isRequired: true,
      "The form for all others, and for those that have none here.",
      example: "${count} items"
    )
  }

  private static func form(
    _ category: PluralCategory,
    isRequired: Bool = false,
    _ summary: String,
    example: String
  ) -> Field<PluralDraft> {
    Field(category.rawValue, .localized, isRequired: isRequired, summary, example: example) { draft, text, _, _ in
      draft.forms.append((category, text))
    }
  }

  package static let stringsText = Form("the text", { StringsTextDraft() }) {
    Field(
      "key",
      \.key,
      .stringsKey,
      isRequired: true,
      "The key of the text in the files that `strings` names, or one of two keys.",
      example: "cart.title"
    )
    Field("table", \.table, Rule.text.located, "The name of its files.", example: "Errors", default: "Localizable")
    Field(
      "with",
      \.arguments,
      Rule<[Located<TextTemplate>]>.list(Rule.template.located, orOne: true).located,
      "What is put in for `%d`, `%@` and others, in their order.",
      example: "[\"${count}\"]"
    )
  }

  /// Selects one of two keys of localization files by a condition.
  package static let keyChoice: Form<KeyChoiceDraft> = Form("the key", { KeyChoiceDraft() }) {
    Field("when", \.condition, .condition, isRequired: true, "The condition that decides.", example: "${muted}")
    Field("then", \.first, .stringsKey, isRequired: true, "The key where it holds.", example: "room.unmute")
    Field("else", \.second, .stringsKey, isRequired: true, "The key where it doesn't.", example: "room.mute")
  }

  /// The mappings that stand for text, by the key that distinguishes them from texts by locale.
  package static let textForms: [(key: String, construct: Construct)] = [
    ("plural", .plural), ("key", .stringsText),
  ]
}

package struct PluralDraft: Sendable {
  var number: Reference?
  var forms: [(category: PluralCategory, text: LocalizedText)] = []
}

package struct StringsTextDraft: Sendable {
  var key: StringsKey?
  var table: Located<String>?
  var arguments: Located<[Located<TextTemplate>]>?
}

package struct KeyChoiceDraft: Sendable {
  var condition: Condition?
  var first: StringsKey?
  var second: StringsKey?

  var key: StringsKey? {
    guard let condition, let first, let second else { return nil }
    return .either(condition, first, second)
  }
}

extension Rule<StringsKey> {
  static let stringsKey: Rule<StringsKey> = .construct(.stringsKey) { reader, node, subject in
    reader.stringsKey(node, subject)
  }
}

extension DefinitionReader {
  mutating func localized(_ node: Int, _ subject: ReadingSubject) -> LocalizedText? {
    guard tree.kind(node) == .mapping else { return template(node, subject).map { LocalizedText($0) } }
    if tree.value(of: .plural, in: node) != nil {
      return plural(node, of: nil, subject)
    }
    if tree.value(of: .key, in: node) != nil { return stringsText(node, subject) }
    guard !failFormsWithoutNumber(node) else { return nil }
    if tree.count(node) == 0 {
      let what = words(subject)
      fail(node) { ShapeProblem.notText(what, FoundValue($0)) }
    }
    let cut = reportCutTexts(in: node)
    if !cut.isEmpty { giveUp() }
    var variants: [LocalizedText.Variant] = []
    for (key, value) in tree.entries(node) where !cut.contains(key) {
      guard let locale = name(key, .locale, subject), let text = text(value, of: locale, subject) else { continue }
      variants.append(LocalizedText.Variant(locale: locale, text: text))
    }
    return variants.isEmpty ? nil : LocalizedText(variants: variants)
  }

  private mutating func text(_ node: Int, of locale: String, _ subject: ReadingSubject) -> TextTemplate? {
    guard tree.kind(node) == .mapping else { return template(node, subject) }
    if tree.value(of: .plural, in: node) != nil {
      return plural(node, of: locale, subject)?.template(for: locale)
    }
    if tree.value(of: .key, in: node) != nil {
      return stringsText(node, subject).flatMap { text in
        (text.variants.first { $0.locale == locale } ?? text.variants.first)?.text
      }
    }
    return failFormsWithoutNumber(node) ? nil : template(node, subject)
  }

  /// - Parameter locale: The locale of the text; nil for all locales.
  private mutating func plural(_ node: Int, of locale: String?, _ subject: ReadingSubject) -> LocalizedText? {
    let before = failures
    let text = form(node, Grammar.plural, subject)
    if rules.lints, failures == before {
      // Forms of localization files exist in all languages, others only in the first.
      let locales = rules.settings.locales
      let isOfFiles = tree.entries(node).contains { tree.kind($0.value) == .mapping }
      lintForms(of: node, locale.map { [$0] } ?? (isOfFiles ? locales : [locales.first ?? "en"]))
    }
    guard let text, let number = text.number else { return nil }
    return LocalizedText(number: number, forms: text.forms)
  }

  mutating func contextNumber(_ node: Int) -> Reference? {
    guard let reference = plainReference(node) else {
      fail(node) { _ in TextProblem.notNumber }
      return nil
    }
    if let type = type(of: reference, at: node), !type.unwrapped.isNumber {
      fail(node) { _ in TextProblem.numberType(reference, type) }
    }
    return reference
  }

  /// Reports plural forms without their number, recognized by keys that aren't locales.
  private mutating func failFormsWithoutNumber(_ node: Int) -> Bool {
    let forms = tree.entries(node).map { tree.string($0.key) }.filter { PluralCategory(rawValue: $0) != nil }
    guard forms.contains(where: { !$0.isLocale }) else { return false }
    fail(mapping: node, TextProblem.formsWithoutNumber(forms))
    return true
  }

  /// Reports forms that a locale needs but lacks, and those that no locale uses.
  private mutating func lintForms(of node: Int, _ locales: [String]) {
    let rules = locales.map { (locale: $0, rules: PluralRules(locale: $0)) }
    var given: [(category: PluralCategory, key: Int)] = []
    for (key, _) in tree.entries(node) {
      if let category = PluralCategory(rawValue: tree.string(key)) { given.append((category, key)) }
    }
    for (category, key) in given where category != .zero {
      guard let first = rules.first, rules.allSatisfy({ !$0.rules.categories.contains(category) }) else { continue }
      fail(key) { _ in TextProblem.unusedForm(category, locale: first.locale, used: first.rules.categories) }
    }
    let number = tree.value(of: .plural, in: node).flatMap(plainReference)
    let type = number.flatMap { try? scope.type(of: $0) }
    for (locale, rules) in rules {
      for category in rules.categories where !given.contains(where: { $0.category == category }) {
        let numbers = rules.examples(of: category, withDecimals: type?.unwrapped == .double)
        // French has a form for millions, which few texts need.
        guard !numbers.isEmpty else { continue }
        fail(mapping: node, TextProblem.missingForm(category, locale: locale, numbers: numbers))
      }
    }
  }

  mutating func takes(_ format: ValueFormat, _ source: TextTemplate.Source, at node: Int) -> Bool {
    let type: ContextType? =
      switch source {
      case .value(let reference): self.type(of: reference, at: node)
      case .computed(let arithmetic): self.type(of: arithmetic, at: node)
      }
    guard let type else { return false }
    if format.takes(type) { return true }
    return fail(node) { diagnostics, node in
      let range = if case .value(let reference) = source { node.part(of: reference) } else { node.usedRange }
      diagnostics.report(TextProblem.format(format, source, type), at: range)
    }
  }
}

extension ContextType {
  fileprivate var isNumber: Bool { self == .int || self == .double }
}
