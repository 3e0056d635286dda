import PetriCatalog
import PetriDiagnostics
import PetriYAML

extension DefinitionReader {
  mutating func stringsText(_ node: Int, _ subject: ReadingSubject) -> LocalizedText? {
    let before = failures
    guard let text = form(node, Grammar.stringsText, subject), failures == before, let key = text.key else {
      return nil
    }
    var count = 0
    let result = self.text(of: key, text, at: node, takes: &count)
    let arguments = text.arguments?.value ?? []
    guard result != nil, arguments.count > count else { return result }
    fail(arguments[count].node) { _ in StringsProblem.tooMany(key.name, count: count, given: arguments.count) }
    return nil
  }

  mutating func stringsKey(_ node: Int, _ subject: ReadingSubject) -> StringsKey? {
    guard tree.kind(node) == .mapping else {
      return text(node, subject).map { .one(Located(value: $0, node: node)) }
    }
    return form(node, Grammar.keyChoice, subject)?.key
  }

  /// The text of a localization key, or of one of two.
  ///
  /// - Parameter count: Receives the maximum number of arguments.
  private mutating func text(
    of key: StringsKey,
    _ text: StringsTextDraft,
    at node: Int,
    takes count: inout Int
  ) -> LocalizedText? {
    let name: Located<String>
    switch key {
    case .one(let one): name = one
    case .either(let condition, let first, let second):
      let first = self.text(of: first, text, at: node, takes: &count)
      let second = self.text(of: second, text, at: node, takes: &count)
      guard let first, let second else { return nil }
      return LocalizedText(condition, first, second)
    }
    let key = StringTables.Key(table: text.table?.value ?? rules.settings.stringsTable, key: name.value)
    references.strings.append(key)
    let arguments = text.arguments?.value ?? []
    guard let entry = entry(key, name: name.node, table: text.table?.node ?? name.node),
      fits(arguments, entry, key, at: text.arguments?.node ?? node, takes: &count)
    else { return nil }
    if rules.lints, !entry.isForAll {
      for locale in rules.settings.locales where StringTables.match(for: locale, in: entry) == nil {
        fail(name.node) { _ in StringsProblem.untranslated(key.key, locale: locale, others: entry.texts.keys.sorted()) }
      }
    }
    return rules.strings.text(key, arguments.map(\.value), locales: rules.settings.locales)
  }

  private mutating func entry(_ key: StringTables.Key, name: Int, table: Int) -> StringTables.Entry? {
    if tree.string(name).contains("${") {
      fail(name) { StringsProblem.keyWithValue($0.shortText) }
      return nil
    }
    let strings = rules.strings
    if let entry = strings.entry(key) { return entry }
    if strings.isEmpty, strings.isWhole, rules.settings.strings.isEmpty {
      fail(name) { _ in StringsProblem.noFiles }
    } else if !strings.isWhole || strings.isEmpty {
      // Unreadable localization files are reported by themselves.
      giveUp()
    } else if !strings.names.contains(key.table) {
      fail(table, unknown: .stringTable, name: key.table, among: strings.names)
    } else {
      fail(name, unknown: .stringKey(table: key.table), among: strings.keys(of: key.table).sorted())
    }
    return nil
  }

  /// Checks that the text gets the arguments that it takes in every locale.
  private mutating func fits(
    _ arguments: [Located<TextTemplate>],
    _ entry: StringTables.Entry,
    _ key: StringTables.Key,
    at node: Int,
    takes count: inout Int
  ) -> Bool {
    for locale in StringTables.order(entry, rules.settings.locales) {
      guard let text = entry.texts[locale] else { continue }
      count = max(count, text.argumentCount)
      do throws(FormatString.Problem) {
        let template = try text.template(arguments.map(\.value), language: locale)
        guard takesNumbers(template.segments, at: node) else { return false }
      } catch {
        var target = node
        if case .notNumber(let number, _) = error, arguments.indices.contains(number - 1) {
          target = arguments[number - 1].node
        }
        let given = arguments.count
        return fail(target) { _ in StringsProblem.arguments(error, key.key, locale: locale, given: given) }
      }
    }
    return true
  }

  private mutating func takesNumbers(_ segments: [TextTemplate.Segment], at node: Int) -> Bool {
    for segment in segments {
      switch segment {
      case .literal, .value, .computed, .conditional, .choice: continue
      case .formatted(let source, let format):
        guard takes(format, source, at: node) else { return false }
      case .plural(let plural):
        guard let type = type(of: plural.number, at: node) else { return false }
        guard [.int, .double].contains(type.unwrapped) else {
          return fail(node) { _ in TextProblem.numberType(plural.number, type) }
        }
        for form in plural.forms where !takesNumbers(form.text.segments, at: node) { return false }
      }
    }
    return true
  }
}

extension StringsKey {
  fileprivate var name: String {
    switch self {
    case .one(let name): name.value
    case .either(_, let first, _): first.name
    }
  }
}

indirect enum StringsKey: Sendable {
  case one(Located<String>)
  case either(Condition, StringsKey, StringsKey)
}
