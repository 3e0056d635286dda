import PetriCatalog
import PetriDiagnostics
import PetriYAML

/// Texts of localization files.
extension Checker {
  mutating func stringsText(_ node: Int, _ subject: CheckSubject) -> Bool {
    guard mapping(node, rules.grammar.stringsText, subject), let name = tree.given(.key, in: node) else { return false }
    let table = tree.given(.table, in: node)
    let key = StringTables.Key(table: table.map(tree.string) ?? StringTables.usual, key: tree.string(name))
    references.strings.append(key)
    let strings = rules.strings
    if !strings.isWhole, strings.entry(key) == nil { return giveUp() }
    guard !strings.isEmpty else {
      // Where the files can't be read that is wrong by itself.
      if !rules.settings.strings.isEmpty { return giveUp() }
      return fail(name) { _ in StringsProblem.noFiles }
    }
    guard strings.names.contains(key.table) else {
      return fail(table ?? name, unknown: .stringTable, name: key.table, among: strings.names)
    }
    guard let entry = strings.entry(key) else {
      return fail(name, unknown: .stringKey(table: key.table), among: strings.keys(of: key.table).sorted())
    }
    let arguments = self.arguments(of: node)
    guard fits(arguments, entry, key, node) else { return false }
    if rules.lints, !entry.isForAll {
      for locale in rules.settings.locales where StringTables.match(for: locale, in: entry) == nil {
        fail(name) { _ in StringsProblem.untranslated(key.key, locale: locale, others: entry.texts.keys.sorted()) }
      }
    }
    return goesOn
  }

  /// What is given for the specifiers of a text.
  private func arguments(of node: Int) -> [(node: Int, text: TextTemplate)] {
    guard let given = tree.given(.with, in: node) else { return [] }
    let nodes = tree.kind(given) == .sequence ? Array(tree.elements(given)) : [given]
    return nodes.compactMap { node in tree.template(node).map { (node, $0) } }
  }

  /// Whether the text takes just these arguments in every locale.
  private mutating func fits(
    _ arguments: [(node: Int, text: TextTemplate)],
    _ entry: StringTables.Entry,
    _ key: StringTables.Key,
    _ node: Int
  ) -> Bool {
    var count = 0
    for locale in StringTables.order(entry, rules.settings.locales) {
      guard let text = entry.texts[locale] else { continue }
      count = max(count, text.argumentCount)
      do throws(FormatString.Problem) {
        let template = try text.template(arguments.map(\.text), language: locale)
        guard takesNumbers(template.segments, at: node) else { return false }
      } catch {
        var place = tree.given(.with, in: node) ?? node
        if case .notNumber(let number, _) = error, arguments.indices.contains(number - 1) {
          place = arguments[number - 1].node
        }
        let given = arguments.count
        return fail(place) { _ in StringsProblem.arguments(error, key.key, locale: locale, given: given) }
      }
    }
    guard arguments.count > count else { return true }
    return fail(arguments[count].node) { _ in StringsProblem.tooMany(key.key, count: count, given: arguments.count) }
  }

  /// Whether what is put in as a number is one.
  private mutating func takesNumbers(_ segments: [TextTemplate.Segment], at node: Int) -> Bool {
    for segment in segments {
      switch segment {
      case .literal, .value, .computed, .conditional: continue
      case .formatted(let source, let format):
        guard takes(format, source, at: tree.given(.with, in: node) ?? node) else { return false }
      case .plural(let plural):
        guard let type = type(of: plural.number, at: node) else { return false }
        guard [.int, .double].contains(type.unwrapped) else {
          return fail(tree.given(.with, in: node) ?? node) { _ in TextProblem.numberType(plural.number, type) }
        }
        for form in plural.forms where !takesNumbers(form.text.segments, at: node) { return false }
      }
    }
    return true
  }
}
